import { readStored, writeStored } from "./storage.ts";

const DISMISS = "docusaurus.announcement.dismiss";
const ID = "docusaurus.announcement.id";

/** Closing the announcement is remembered until another one (with another id) takes its place. */
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
