/** Whether questions are answered; the bundler puts the site's own answer in the place of this module. */
export const hasAsk: boolean = false;
