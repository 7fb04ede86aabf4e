import type { ThemeConfig } from "../config/theme-schema.ts";
import { CloseIcon } from "./icons.tsx";
import { Markup } from "./markup.tsx";
import { themeText } from "./texts.ts";

/** The bar above the navbar. Its colours are in the site's style sheet (`configStyles`). */
export function AnnouncementBar({ bar }: { bar: NonNullable<ThemeConfig["announcementBar"]> }) {
  return (
    <section className="announcement" aria-label="Announcement" data-announcement={bar.id}>
      <Markup className="announcement-content" html={bar.content} />
      {bar.isCloseable && (
        <button
          type="button"
          className="announcement-close scripted"
          aria-label={themeText("theme.AnnouncementBar.closeButtonAriaLabel", "Close announcement")}
        >
          <CloseIcon />
        </button>
      )}
    </section>
  );
}
