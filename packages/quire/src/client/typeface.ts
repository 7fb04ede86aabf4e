/**
 * Script in the head of the pages of a site whose text is in Manrope on desktops. It adds the font, whose URL is in
 * `data-font`, before the first frame, or else when the reader leaves the page: text that is set in another font while
 * it is read moves. Ligatures are off, as they would show the two dashes of an option as one. The script is inline, as
 * another file would come too late; and constant, so that the Content-Security-Policy can contain its hash.
 */
export const typefaceScript = [
  "(function(d,w){",
  'if(!w.FontFace||!w.matchMedia("(min-width:997px)").matches)return;',
  "var late;",
  "w.requestAnimationFrame(function(){late=1});",
  'new w.FontFace("Manrope Text","url("+d.documentElement.dataset.font+")",{weight:"200 800",featureSettings:"\\"liga\\" 0"}).load()',
  ".then(function(f){",
  "function add(){d.fonts.add(f)}",
  'late?d.addEventListener("quire:leave",add):add()',
  // Without the font, text stays in the system's.
  "},function(){})",
  "})(document,window)",
].join("");
