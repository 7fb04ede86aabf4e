import type { Doc } from "../site/model.ts";
import { siteDate } from "./dates.ts";
import { EditIcon } from "./icons.tsx";
import { themeNodes, themeText } from "./texts.ts";

/** Below a page: the link to its source, and when and by whom it was last updated. */
export function PageFacts({ editUrl, lastUpdate }: Pick<Doc, "editUrl" | "lastUpdate">) {
  if (!editUrl && !lastUpdate?.date && !lastUpdate?.author) return null;
  return (
    <div className="page-facts">
      {editUrl && (
        <a className="edit-link" href={editUrl}>
          <EditIcon /> {themeText("theme.common.editThisPage", "Edit this page")}
        </a>
      )}
      {(lastUpdate?.date || lastUpdate?.author) && (
        <span className="last-update">
          {themeNodes("theme.lastUpdated.lastUpdatedAtBy", "Last updated{atDate}{byUser}", {
            atDate: lastUpdate.date
              ? themeNodes("theme.lastUpdated.atDate", " on {date}", {
                  date: <time dateTime={lastUpdate.date}>{siteDate(lastUpdate.date)}</time>,
                })
              : "",
            byUser: lastUpdate.author
              ? themeNodes("theme.lastUpdated.byUser", " by {user}", { user: lastUpdate.author })
              : "",
          })}
        </span>
      )}
    </div>
  );
}
