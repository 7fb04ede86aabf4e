import { MoonIcon, SunIcon } from "./icons.tsx";

/** Button that switches between light and dark; the client script labels it with the current mode. */
export function ColorModeSwitch() {
  return (
    <button
      type="button"
      className="color-mode scripted"
      data-color-mode
      aria-label="Switch between dark and light mode"
    >
      <SunIcon className="only-light" />
      <MoonIcon className="only-dark" />
    </button>
  );
}
