/** Two letters for a name: the initials of its words, else its first two letters. */
export function monogram(name: string): string {
  const words = name.split(/[\s/-]+/);
  const [first = "", second = ""] = words.length > 1 ? words.map((word) => word.charAt(0)) : name;
  return first.toUpperCase() + second;
}
