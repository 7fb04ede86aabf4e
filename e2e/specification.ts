/** The specification of the product as a table: each statement about what readers meet, and the test that proves it. */

/** One statement of the specification. */
export interface Statement {
  /** Number and name of the section. */
  section: string;
  statement: string;
  /** File in this folder, without `.test.ts`, and the title of the test, as its source has it. */
  proofs: readonly (readonly [file: string, title: string])[];
}

const what = "1 What the product does";
const screens = "2 Screens and routes";
const trees = "2 Documentation trees";
const bars = "2 Navbar and footer";
const moving = "2 Navigation behaviour";
const states = "4 States and transitions";
const calls = "7 The calls it makes";
const errors = "8 Error catalogue";
const constants = "9 Business constants";

const row = (section: string, statement: string, ...proofs: Statement["proofs"]): Statement => ({
  section,
  statement,
  proofs,
});

/** Every statement about what readers meet, in the order of the specification. */
export const specification: readonly Statement[] = [
  row(what, "The navbar leads to the vendor's site, the chat and the repository", [
    "frame",
    "holds versions, documentation, integrations, search, chat and repository, and no colour switch",
  ]),
  row(what, "An announcement advertises a summit and cannot be closed", [
    "announcement",
    "cannot be closed, whatever is stored",
  ]),
  row(
    what,
    "An assistant answers questions: bottom right, Mod+j",
    ["frame", "is offered at the bottom right of a window of %i px"],
    ["ask", "opens by key and button, closes by Escape, and gives the focus back"],
  ),
  row(what, "The services of others are loaded where they are configured", [
    "services",
    "are asked for once the page has come to rest, each with its id",
  ]),
  row(what, "One locale: English, from left to right", [
    "html",
    "has a title, a language and its direction, one h1 and one main",
  ]),
  row(screens, "Each route is there exactly, and loaded when it is asked for", [
    "serving",
    "answers every route, and names each canonical one that may be indexed in a sitemap",
  ]),
  row(
    screens,
    "Any other path shows a Not Found page",
    ["serving", "answers %s with the not-found page and status 404"],
    [
      "not-found",
      "shows the not-found page and the nearest paths that exist, in the version that was wanted first",
    ],
  ),
  row(
    screens,
    "Paths that end in .html or /index.html are brought to the clean path when the site starts",
    ["navigation", "is brought to the clean path when the site starts"],
    ["serving", "has one form of each address"],
  ),
  row(screens, "The standalone pages: home, docs landing, community, integrations, demo, hidden image", [
    "screens",
    "%s says what it is, at its address",
  ]),
  row(screens, "The hidden image page shows an image", ["screens", "shows an image of the site"]),
  row(screens, "The components demo", ["screens", "shows each component alive"]),
  row(screens, "/integrations", [
    "integrations",
    "every platform stands in the page, and no field that would not answer",
  ]),
  row(
    screens,
    "/search takes the query parameter q",
    ["search-page", "shows what its address asks for, and says so in its titles"],
    ["search-button", "leads to the page of results where nobody answers, with what was typed"],
  ),
  row(screens, "/learn lists all posts on one page; archive; five posts; tag index; a page for each tag", [
    "screens",
    "has all posts on one page, an archive, a page for each tag",
  ]),
  row(trees, "Next under /docs, 1.1.0 under /docs/1.1.0, each with its main page", [
    "serving",
    "has the posts, the tags, the archive and the documentation's fixed addresses",
  ]),
  row(trees, "The topics of each version, and its releases up to the last", [
    "serving",
    "has the topics below %s, and releases up to %s",
  ]),
  row(trees, "'What Is DataHub?' leads to the main page of the version, which has an introduction", [
    "frame",
    "begins with the main page of the version and its introduction",
  ]),
  row(trees, "A page of 1.1.0 leads to the same page of Next", [
    "article",
    "of an archived version says so and leads to the same page of the current one",
  ]),
  row(trees, "A page that the other version lacks leads to that version's main page", [
    "navbar",
    "leads to the main page of a version that lacks the page",
  ]),
  row(trees, "The sidebar shows the way to the page", [
    "navigation",
    "opens the branch of a page that is reached otherwise",
  ]),
  row(trees, "Some pages have no sidebar, for example the roadmap", [
    "frame",
    "is not beside pages that belong to none",
  ]),
  row(trees, "The old page of the executor leads to the new one", [
    "serving",
    "redirects the old page of the executor",
  ]),
  row(
    bars,
    "Navbar: Docs, Integrations, version dropdown, chat and repository, search, colour-mode switch",
    [
      "frame",
      "holds versions, documentation, integrations, search, chat and repository, and no colour switch",
    ],
    ["screens", "is reached from the navbar or the front page"],
  ),
  row(bars, "The version dropdown lists archived versions, each at an external copy", [
    "navbar",
    "lists the copies of older versions, which are elsewhere",
  ]),
  row(bars, "The colour-mode switch is disabled on this site", [
    "color-mode",
    "is light, whatever is stored and whatever the system prefers, and has no switch",
  ]),
  row(bars, "Footer groups Docs, Community, More; copyright 2015-2025", [
    "frame",
    "has three groups of links and the years of its copyright",
  ]),
  row(moving, "The next page is loaded before the view changes", [
    "navigation",
    "loads the next page first, and shows a progress bar once that has taken 200 ms",
  ]),
  row(
    moving,
    "If loading fails, a warning is logged and the page reloads fully",
    ["navigation", "warns and loads the page in full when %s"],
    ["bad-luck", "is given up with a warning when there is no network"],
  ),
  row(
    moving,
    "After a change the view is at the hash target, otherwise at the top",
    ["navigation", "scrolls to the heading the address names and moves the focus there"],
    [
      "navigation",
      "shows the next page in the same document: title, address, marks, focus, announcement, top",
    ],
    ["bad-luck", "%s shows the page"],
    ["hidden-places", "is shown when a link leads to it, from this page and from another"],
    ["hidden-places", "is shown again on the way back from a link in it"],
    ["hidden-places", "does not keep a reader who comes back from where they were"],
  ),
  row(moving, "Page links are prefetched", ["prefetch", "fetches a page whose link is pointed at, once"]),
  row(moving, "Not on 2g, nor with data saver", ["prefetch", "fetches nothing ahead on %s"]),
  row(moving, "By a link hint, or a GET with credentials", [
    "prefetch",
    "fetches with the reader's cookies where the browser takes no hints",
  ]),
  row(moving, "A banner on the home page when the base path is wrong, with the path that would be right", [
    "article",
    "says where the base path may be wrong when its style sheet did not arrive",
  ]),
  row(moving, "A slow load shows a centred spinner with cycles of 1.5 s and 3 s", [
    "islands",
    "that was pressed before its code is there shows a spinner once that has taken 200 ms",
  ]),
  row(moving, "A failed load shows a red box with the error and Retry", [
    "islands",
    "whose code does not arrive keeps its static HTML, says why, and starts when another try succeeds",
  ]),
  row(states, "Page loading: spinner after 200 ms; loaded or failed; Retry starts again", [
    "islands",
    "that was pressed before its code is there shows a spinner once that has taken 200 ms",
  ]),
  row(states, "Route change: the progress bar starts after 200 ms", [
    "navigation",
    "loads the next page first, and shows a progress bar once that has taken 200 ms",
  ]),
  row(
    states,
    "Route change: clicks, back and forward in quick succession end where the last one leads",
    ["navigation", "lets the last click win"],
    ["bad-luck", "survives back and forward in quick succession"],
    ["bad-luck", "is given up for a click on a heading, and the page stays"],
  ),
  row(states, "Colour mode: the switch flips it, and it is stored under theme", [
    "color-mode",
    "flips the mode, says which one it is, and keeps it for the next pages",
  ]),
  row(states, "Colour mode: follows the system where configured", [
    "color-mode",
    "follows the system until the reader has chosen",
  ]),
  row(
    states,
    "Colour mode: a change in another tab is followed",
    ["color-mode", "changes in the other tabs"],
    ["bad-luck", "each keep their page, and share what the reader chose"],
  ),
  row(states, "Colour mode: this site is fixed to light", [
    "color-mode",
    "is light, whatever is stored and whatever the system prefers, and has no switch",
  ]),
  row(states, "Announcement: closing it is stored", [
    "announcement",
    "stays closed, on other pages and after a reload, without being painted",
  ]),
  row(states, "Announcement: it comes back when its id changes", [
    "announcement",
    "comes back under another id",
  ]),
  row(states, "Announcement: not closeable on this site", [
    "announcement",
    "cannot be closed, whatever is stored",
  ]),
  row(states, "Mobile sidebar: hides when the viewport becomes a desktop's", [
    "navbar",
    "closes on its button, on a press beside it, and when the viewport becomes a desktop's",
  ]),
  row(states, "Mobile sidebar: hides on back navigation", [
    "navbar",
    "closes on back navigation and stays on the page",
  ]),
  row(states, "Hide on scroll: down hides; up, near the top and near the bottom shows", [
    "navbar",
    "hides on the way down, shows on the way up, near the top and near the bottom",
  ]),
  row(states, "Hide on scroll: hides when a hash is followed", [
    "navbar",
    "hides when a link leads to a heading",
  ]),
  row(states, "Dropdown: opens on Enter", [
    "navbar",
    "opens on Enter and closes on Escape, which gives the focus back",
  ]),
  row(
    states,
    "Dropdown: closes on mouse, touch or focus outside",
    ["navbar", "closes on %s outside"],
    ["navbar", "closes when the focus leaves it"],
  ),
  row(states, "Preferred version: stored for each docs instance when it is chosen", [
    "navbar",
    "leads to the same page in the other version, and remembers the choice",
  ]),
  row(
    states,
    "Preferred version: cleared when it no longer exists",
    ["navbar", "names the preferred version on pages of none, and forgets one that is gone"],
    ["bad-luck", "full of nonsense is passed over, and a version that is gone is forgotten"],
  ),
  row(
    states,
    "Search opens on click, Ctrl/Cmd+K, or '/'; a letter on the button is the beginning of the query",
    [
      "search-dialog",
      "opens by click, Ctrl+K, Cmd+K and '/', and closes on Escape, on its button and on a press beside it",
    ],
    [
      "search-dialog",
      "begins with the letter that is typed on its button, and with those that follow while it is loaded",
    ],
    [
      "search-button",
      "is asked for by click, Ctrl+K, Cmd+K and '/', and by a letter on the button, which is handed on",
    ],
  ),
  row(states, "Search does not open on '/' while typing in a field", [
    "search-button",
    "is not asked for by '/' in a field, nor by letters elsewhere",
  ]),
  row(states, "Search closes on Escape", [
    "search-dialog",
    "opens by click, Ctrl+K, Cmd+K and '/', and closes on Escape, on its button and on a press beside it",
  ]),
  row(states, "Error boundary: 'This page crashed.' with 'Try again', which resets", [
    "islands",
    "that is its page's body says that the page crashed, why, and tries again",
  ]),
  row(states, "The sidebar is not hidden, and categories stay as the reader left them", [
    "navigation",
    "keeps its scroll and what is open from page to page",
  ]),
  row(
    calls,
    "Page-view events, tag manager, analytics",
    ["services", "are asked for once the page has come to rest, each with its id"],
    ["services", "are told of each page that is shown: title, location, path"],
  ),
  row(
    calls,
    "Search asks a hosted service by application id, with contextual filters and insights",
    ["search-hosted", "is asked for results of the reader's language and version"],
    ["search-hosted", "is told which result was opened"],
  ),
  row(calls, "Hits are rewritten to local paths unless they match an external pattern", [
    "search-hosted",
    "has its hits lead into this site, but for those that are elsewhere",
  ]),
  row(calls, "Without a service, search is answered by the site itself", [
    "search-bad-luck",
    "goes on without a network once it was used",
  ]),
  row(errors, "Page chunk fails to load: red box with the error and Retry", [
    "islands",
    "whose code does not arrive keeps its static HTML, says why, and starts when another try succeeds",
  ]),
  row(errors, "Route load fails: console warning, full page load", [
    "navigation",
    "warns and loads the page in full when %s",
  ]),
  row(
    errors,
    "Page module without a default export: an error that says so, and nothing renders",
    ["../packages/quire/src/build/faults", "%s is reported with its place"],
    ["islands", "whose module has no default export says so, and is not started"],
  ),
  row(
    errors,
    "Render crash: 'This page crashed.', 'Try again', the chain of causes",
    ["islands", "that is its page's body says that the page crashed, why, and tries again"],
    ["islands", "that crashes keeps its static HTML, and the rest of the page goes on"],
  ),
  row(
    errors,
    "Search fetch fails: 'Unable to fetch results', 'You might want to check your network connection.'",
    ["search-bad-luck", "that cannot be fetched says so, and is tried again on demand"],
    [
      "search-bad-luck",
      "that cannot be fetched without a network leaves the reader the page, and is tried again on demand",
    ],
    ["search-hosted", "that %s says that nothing could be fetched, and can be asked again"],
  ),
  row(
    errors,
    "No results: 'No results for', 'Try searching for', 'Believe this query should return results?' 'Let us know.'",
    ["search-dialog", "says where to start when nothing is typed, and what to try when nothing is found"],
    ["search-page", "says so when nothing is found or can be fetched, and waits with a spinner"],
  ),
  row(errors, "Misconfigured base path on the home page: banner", [
    "article",
    "says where the base path may be wrong when its style sheet did not arrive",
  ]),
  row(errors, "Unknown path: Not Found page", [
    "navigation",
    "shows the not-found page for a page that is not there",
  ]),
  row(
    errors,
    "Browser storage unavailable: a warning only",
    ["bad-luck", "that is %s costs a warning and nothing else"],
    ["color-mode", "works where storage is denied, with a warning"],
  ),
  row(constants, "Mobile breakpoint: 996 px, above is desktop", [
    "layout",
    "at %i px the sidebar stands beside the text: %s",
  ]),
  row(constants, "Loading placeholder and progress bar wait 200 ms", [
    "navigation",
    "loads the next page first, and shows a progress bar once that has taken 200 ms",
  ]),
  row(constants, "A list opens and closes for a time that is computed from its height", [
    "preferences",
    "opens for a time that is computed from its height, and is closed once it has shrunk",
  ]),
  row(constants, "Motion takes 1 ms where reduced motion is preferred", [
    "preferences",
    "nothing moves for longer than 1 ms, and nothing moves again",
  ]),
  row(constants, "Storage keys: theme, announcement, preferred version", [
    "bad-luck",
    "full of nonsense is passed over, and a version that is gone is forgotten",
  ]),
  row(
    constants,
    "Shortcut keys: Ctrl/Cmd+K, '/', Escape; assistant Mod+j",
    [
      "search-button",
      "is asked for by click, Ctrl+K, Cmd+K and '/', and by a letter on the button, which is handed on",
    ],
    ["search-button", "is asked for by Mod+j"],
    [
      "keyboard",
      "dropdowns open on Enter and arrows, lead through their links, and give the focus back on Escape",
    ],
  ),
  row(constants, "Search footer: 'See all {count} results'", [
    "search-dialog",
    "says how many results there are, and leads to all of them",
  ]),
  row(constants, "Labels of the colour switch: dark mode, light mode", [
    "color-mode",
    "flips the mode, says which one it is, and keeps it for the next pages",
  ]),
  row(constants, "Contents hold heading levels 2 and 3", [
    "article",
    "marks the section that is read in its contents, which hold levels 2 and 3",
  ]),
  row(
    constants,
    "Images come in widths 320, 640, 1280, 1440, 1600, in quality 100",
    ["frame", "offers a picture in the widths that it is larger than"],
    ["../packages/quire/src/build/documents/images", "a picture of %i pixels"],
    ["../packages/quire/src/build/documents/images", "smaller versions have quality 100"],
  ),
];
