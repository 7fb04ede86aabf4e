/** Whether the site answers questions; the bundler replaces this module with the site's own value. */
export const hasAsk: boolean = false;
