import { NotFoundPage } from "../not-found-page.tsx";

/** `@theme/NotFound`: the page that stands where none is. */
export default function NotFound() {
  return <NotFoundPage searchPage={false} />;
}
