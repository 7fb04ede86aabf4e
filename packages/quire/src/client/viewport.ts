/** Whether the viewport is wide enough for columns; matches the style sheet. */
export const desktop = matchMedia("(min-width: 997px)");
