/** Two letters that stand for a name: those its words begin with, else its first two. */
export function monogram(name: string): string {
  const words = name.split(/[\s/-]+/);
  const [first = "", second = ""] = words.length > 1 ? words.map((word) => word.charAt(0)) : name;
  return first.toUpperCase() + second;
}
