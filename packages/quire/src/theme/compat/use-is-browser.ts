import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** `@docusaurus/useIsBrowser`: false while the site is built and while an island is hydrated, true after. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
