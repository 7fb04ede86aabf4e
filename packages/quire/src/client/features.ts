/** Features that a site may lack; the bundler replaces this module with the site's own values. */
export const hasSearch: boolean = false;
export const hasAsk: boolean = false;
/** Whether readers can choose between light and dark. */
export const hasColorMode: boolean = false;
