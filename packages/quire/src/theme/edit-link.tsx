import { EditIcon } from "./icons.tsx";

/** Link to the source of the page. */
export function EditLink({ url }: { url: string }) {
  return (
    <a className="edit-link" href={url}>
      <EditIcon /> Edit this page
    </a>
  );
}
