/**
 * Script of the front page that shows the base path banner with the correct path if the style sheet (which sets
 * `--quire`) has not loaded. It is inline, as other files are missing then, too; and constant, so that the
 * Content-Security-Policy can contain its hash.
 */
export const basePathScript = [
  "(function(d,w){",
  'w.addEventListener("load",function(){',
  'var b=d.getElementById("base-path-banner");',
  'if(!b||w.getComputedStyle(d.documentElement).getPropertyValue("--quire"))return;',
  'b.querySelector("[data-suggested-base-url]").textContent=',
  'w.location.pathname.replace(/index\\.html$/,"").replace(/\\/?$/,"/");',
  "b.hidden=false",
  "})",
  "})(document,window)",
].join("");
