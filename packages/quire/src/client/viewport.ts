/** Above this width a page has its columns; matches the style sheet. */
export const desktop = matchMedia("(min-width: 997px)");
