import { MoonIcon, SunIcon } from "./icons.tsx";

/** Flips between light and dark; the browser's part names the mode it is in. */
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
