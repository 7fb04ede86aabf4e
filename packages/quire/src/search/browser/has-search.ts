/** Whether the site can be searched; the bundler replaces this module with the site's own value. */
export const hasSearch: boolean = false;
