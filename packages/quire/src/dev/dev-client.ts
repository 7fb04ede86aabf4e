/**
 * Script of every page from the development server: shows changes immediately, and keeps the scroll position and what
 * is open.
 */
export const devClient = `
const events = new EventSource("EVENTS");
let { age } = document.querySelector("script[data-age]").dataset;
let updates = 0;
let sheets = sheetsOf(document);
events.onmessage = async ({ data }) => {
  const message = JSON.parse(data);
  const known = age;
  age = message.age;
  if (message.hello) {
    if (known !== age) location.reload();
    return;
  }
  if (message.reload || !document.getElementById("page")) return location.reload();
  const update = ++updates;
  const response = await fetch(location.pathname + location.search, { headers: { accept: "text/html" } });
  // Some editors save by deleting the file and creating it again.
  if (!response.ok) await new Promise((resolve) => setTimeout(resolve, 300));
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  // A later change was faster.
  if (update !== updates) return;
  const fresh = next.getElementById("page");
  if (!fresh || needsOtherScripts(next)) return location.reload();
  await exchangeSheets(next);
  if (update !== updates) return;
  document.dispatchEvent(new CustomEvent("quire:leave"));
  document.title = next.title;
  exchange(document.getElementById("page"), fresh, message.main);
  document.querySelector("quire-problems")?.remove();
  const problems = next.querySelector("quire-problems");
  if (problems) document.body.append(problems);
};

function needsOtherScripts(next) {
  const known = new Set([...document.scripts].map(({ src }) => src));
  return [...next.scripts].some(({ src }) => src && !src.includes("@quire/") && !known.has(src));
}

function sheetsOf(page) {
  return [...page.head.querySelectorAll("link[rel=stylesheet], style")];
}

/** Sheets that scripts have added stay. */
async function exchangeSheets(next) {
  const old = sheets;
  sheets = sheetsOf(next).map((sheet) => old.find((each) => each.isEqualNode(sheet)) ?? sheet);
  const added = sheets.filter((sheet) => !old.includes(sheet));
  const loaded = added.filter((sheet) => sheet.href).map((sheet) =>
    new Promise((resolve) => (sheet.onload = sheet.onerror = resolve)));
  for (const sheet of added) {
    const after = sheets.slice(sheets.indexOf(sheet)).find((each) => old.includes(each));
    document.head.insertBefore(sheet, after ?? null);
  }
  await Promise.all(loaded);
  for (const sheet of old) if (!sheets.includes(sheet)) sheet.remove();
}

/** A sidebar that has not changed stays, with the categories that are open. */
function exchange(page, fresh, isMain) {
  const open = openIn(page);
  const categories = [...togglesIn(page)].filter(([, { ariaExpanded }]) => ariaExpanded === "true");
  const main = page.querySelector("#main");
  const nextMain = fresh.querySelector("#main");
  const keepsSidebar = isMain && main && nextMain && sidebarOf(page) && sidebarOf(page) === sidebarOf(fresh);
  // The client keeps whole sidebars by their address.
  for (const menu of fresh.querySelectorAll("[data-sidebar]")) menu.dataset.sidebar += "?" + age;
  if (keepsSidebar) main.replaceWith(nextMain);
  else page.replaceChildren(...fresh.childNodes);
  document.dispatchEvent(new CustomEvent("quire:page"));
  reopen(page, open);
  void reopenCategories(page, categories.map(([key]) => key));
}

/** The address of the sidebar of documents; undefined on other pages, where all may have changed. */
function sidebarOf(page) {
  return page.querySelector("[data-sidebar]")?.dataset.sidebar.replace(/\\?.*/, "");
}

/** The open sections and the tabs shown, by what they say, each with its number among equal ones. */
function openIn(page) {
  const open = new Map();
  for (const [key, element] of numbered(page)) open.set(key, element.open ?? element.ariaSelected === "true");
  return open;
}

function reopen(page, open) {
  for (const [key, element] of numbered(page)) {
    const wasOpen = open.get(key);
    if (element.matches("details")) element.open = wasOpen ?? element.open;
    else if (wasOpen && element.ariaSelected !== "true") element.click();
  }
}

/** The buttons of the sidebar's categories, by the pages that these and those around them lead to. */
function togglesIn(page) {
  const keyOf = (category) => {
    const outer = category.parentElement.closest(".menu-category");
    return (outer ? keyOf(outer) + " " : "") + category.querySelector("a").pathname;
  };
  const toggles = page.querySelectorAll(".menu-category > .menu-toggle");
  return new Map([...toggles].map((toggle) => [keyOf(toggle.parentElement), toggle]));
}

/** What is in a category may have to be fetched, with the categories in it. */
async function reopenCategories(page, keys) {
  for (const key of keys) {
    const toggle = togglesIn(page).get(key);
    if (toggle?.ariaExpanded !== "false") continue;
    toggle.click();
    while (toggle.matches("[aria-busy]")) await new Promise(requestAnimationFrame);
  }
}

function numbered(page) {
  const counts = new Map();
  return [...page.querySelectorAll("details, [role=tab]")].map((element) => {
    const text = (element.querySelector("summary") ?? element).textContent;
    counts.set(text, (counts.get(text) ?? 0) + 1);
    return [text + counts.get(text), element];
  });
}
`;
