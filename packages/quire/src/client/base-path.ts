/**
 * Source of a script for the front page alone, inline because it says that other files did not arrive: when
 * the style sheet (which sets `--quire`) is not there, it shows the base path banner and fills in the path
 * that would be right. A constant, so that its hash can stand in the Content-Security-Policy.
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
