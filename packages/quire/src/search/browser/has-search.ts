/** Whether the site can be searched; the bundler puts the site's own answer in the place of this module. */
export const hasSearch: boolean = false;
