/** Extensions that an import in a module of the site's settings may omit, in the order in which they are tried. */
export const MODULE_ENDINGS = [".tsx", ".ts", ".jsx", ".js", ".mts", ".mjs", ".cts", ".cjs", ".json"];
