/**
 * Script that runs before the first paint of every page. It is constant, so that the Content-Security-Policy can
 * contain its hash. It
 * - sets the colour mode, so that the page is never painted in the wrong one;
 * - marks a page that is read from its top (`data-fresh`), so that layout below the first screen can be deferred;
 *   pages opened at a heading or returned to need their full height at once;
 * - hides an announcement that the reader has closed, so that nothing moves;
 * - marks the document as scripted (`data-scripts`), and removes the mark if the main script fails to load, so
 *   that style sheets know whether to show what only scripts can open;
 * - removes `.html` and `/index.html` from the address.
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
