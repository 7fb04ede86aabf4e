import { readStored, writeStored } from "./storage.ts";

const DISMISS = "docusaurus.announcement.dismiss";
const ID = "docusaurus.announcement.id";

/** Close the announcement, and remember that until its id changes. */
export function startAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>("[data-announcement]");
  if (!bar) return;
  const id = bar.dataset.announcement!;
  if (readStored(ID) !== id) {
    writeStored(ID, id);
    writeStored(DISMISS, "false");
  }
  bar.querySelector(".announcement-close")?.addEventListener("click", () => {
    writeStored(DISMISS, "true");
    document.documentElement.dataset.announcementDismissed = "";
  });
}
