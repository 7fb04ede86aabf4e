import { EditIcon } from "./icons.tsx";

/** Leads to the source of a page. */
export function EditLink({ url }: { url: string }) {
  return (
    <a className="edit-link" href={url}>
      <EditIcon /> Edit this page
    </a>
  );
}
