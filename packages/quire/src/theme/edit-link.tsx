import { EditIcon } from "./icons.tsx";
import { themeText } from "./texts.ts";

/** Link to the source of the page. */
export function EditLink({ url }: { url: string }) {
  return (
    <a className="edit-link" href={url}>
      <EditIcon /> {themeText("theme.common.editThisPage", "Edit this page")}
    </a>
  );
}
