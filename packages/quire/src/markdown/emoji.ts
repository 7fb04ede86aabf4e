import { nameToEmoji } from "gemoji";

/** Replace GitHub's emoji short codes (`:rocket:`); unknown ones are left unchanged. */
export function replaceEmoji(text: string): string {
  if (text.indexOf(":") === text.lastIndexOf(":")) return text;
  return text.replace(/:([a-z\d_+-]{1,50}):/g, (whole, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name]! : whole,
  );
}
