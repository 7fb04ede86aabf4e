import { NotFoundPage } from "../not-found-page.tsx";

/** `@theme/NotFound`: the content of the not-found page. */
export default function NotFound() {
  return <NotFoundPage searchPage={false} />;
}
