/** Links to accounts of authors on other sites, which have the names that Docusaurus gives them. */

/** Label of each site, and the address of an account there, without its name. */
const places = new Map(
  Object.entries({
    x: { label: "X", before: "https://x.com/" },
    twitter: { label: "Twitter", before: "https://twitter.com/" },
    github: { label: "GitHub", before: "https://github.com/" },
    linkedin: { label: "LinkedIn", before: "https://www.linkedin.com/in/" },
    stackoverflow: { label: "Stack Overflow", before: "https://stackoverflow.com/users/" },
    bluesky: { label: "Bluesky", before: "https://bsky.app/profile/" },
    instagram: { label: "Instagram", before: "https://www.instagram.com/" },
    threads: { label: "Threads", before: "https://www.threads.net/@" },
    mastodon: { label: "Mastodon", before: "https://mastodon.social/@" },
    twitch: { label: "Twitch", before: "https://twitch.tv/" },
    youtube: { label: "YouTube", before: "https://youtube.com/@" },
    email: { label: "Email", before: "mailto:" },
  }),
);

/**
 * Address and label of the link to an account.
 *
 * @param place key of a site; with any other key, the account must be an address
 * @param account name of the account, or its address
 */
export function accountLink(place: string, account: string): { label: string; href: string } {
  const known = places.get(place.toLowerCase());
  const isAddress = /^[a-z][a-z\d+.-]*:/i.test(account) || account.startsWith("/") || !known;
  return {
    label: known?.label ?? place.charAt(0).toUpperCase() + place.slice(1),
    href: isAddress ? account : known.before + account.replace(/^@/, ""),
  };
}
