/** Script of every page from the development server: shows changes immediately, and keeps the scroll position. */
export const devClient = `
const events = new EventSource("EVENTS");
let { age } = document.querySelector("script[data-age]").dataset;
let updates = 0;
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
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  // A later change was faster.
  if (update !== updates) return;
  const page = document.getElementById("page");
  const fresh = next.getElementById("page");
  if (!fresh) return location.reload();
  document.dispatchEvent(new CustomEvent("quire:leave"));
  document.title = next.title;
  page.replaceChildren(...fresh.childNodes);
  document.querySelector("quire-problems")?.remove();
  const problems = next.querySelector("quire-problems");
  if (problems) document.body.append(problems);
  document.dispatchEvent(new CustomEvent("quire:page"));
};
`;
