/**
 * Source of the script that runs before the first paint of every page, as a constant: its hash stands in
 * the Content-Security-Policy. It
 * - sets the colour mode the reader chose, or the system's, so that the page is never painted in another;
 * - marks a page that is read from its top (`data-fresh`): what is below its first screen can wait. One that is
 *   come back to, or opened at a heading, has to have its height at once;
 * - hides an announcement the reader closed, so that nothing moves;
 * - marks the document as scripted (`data-scripts`), and takes that back when the page's own does not load, so
 *   that style sheets show what only scripts can open, or show all of it;
 * - brings paths that end in `.html` or `/index.html` to the clean path.
 */
export const inlineScript = [
  "(function(d,w){",
  "var r=d.documentElement,s=r.dataset,m,l=w.location,p=l.pathname,g;",
  's.scripts="";',
  'w.addEventListener("error",function(e){if(e.target.type=="module"&&e.target.src.match(l.host))delete s.scripts},true);',
  "try{",
  'if(s.themePolicy!="fixed"){',
  'm=w.localStorage.getItem("theme");',
  'if(m=="dark"||m=="light")s.theme=m;',
  "}",
  'if(s.announcementId&&(g=w.localStorage).getItem("docusaurus.announcement.id")==s.announcementId&&',
  'g.getItem("docusaurus.announcement.dismiss")=="true")s.announcementDismissed="";',
  'if(!l.hash&&w.performance.getEntriesByType("navigation")[0].type=="navigate")s.fresh="";',
  "}catch(e){}",
  'if(s.themePolicy=="system"&&m!="dark"&&m!="light")',
  's.theme=w.matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  'var c=p.replace(/(\\/index)?\\.html$/,"")||"/";',
  'if(c!=p&&l.protocol!="file:")w.history.replaceState(w.history.state,"",c+l.search+l.hash)',
  "})(document,window)",
].join("");
