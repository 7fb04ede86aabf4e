import type { ReactNode } from "react";

const paths = {
  search: "M16.2 16.2L20 20M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z",
  book: "M5 5.500A1.500 1.500 0 0 1 6.500 4H19v13.500H6.500A1.500 1.500 0 0 0 5 19zM5 19a1.500 1.500 0 0 0 1.500 1.500H19v-3M9 8h6",
  shield:
    "M12 3.500l7 2.500v5.500c0 4.300-2.900 7.300-7 9-4.100-1.700-7-4.700-7-9V6zM8.800 12l2.200 2.200 4.200-4.400",
  inbox:
    "M4 13.500h4.500l1.500 2.500h4l1.500-2.500H20M4 13.500V18a1.500 1.500 0 0 0 1.500 1.500h13A1.500 1.500 0 0 0 20 18v-4.500M12 4v7.500M8.800 8.500l3.200 3.200 3.200-3.200",
  code: "M8.500 8L4.500 12l4 4M15.500 8l4 4-4 4M13.500 5.500l-3 13",
  people:
    "M15.500 19v-1.500a3.500 3.500 0 0 0-3.500-3.500H7a3.500 3.500 0 0 0-3.500 3.500V19M12.700 7.800a3.200 3.200 0 1 1-6.400 0 3.200 3.200 0 0 1 6.400 0zM20.500 19v-1.500a3.500 3.500 0 0 0-2.600-3.400M15.300 4.700a3.200 3.200 0 0 1 0 6.200",
  play: "M5.500 5v14L18 12z",
  server:
    "M5.500 4.500h13A1.500 1.500 0 0 1 20 6v4a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 10V6a1.500 1.500 0 0 1 1.500-1.500zM5.500 13h13a1.500 1.500 0 0 1 1.500 1.500v4a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 18.500v-4A1.500 1.500 0 0 1 5.500 13zM7.500 8h.01M7.500 16.500h.01",
} as const;

/** The name of an icon. */
export type IconName = keyof typeof paths;

/** A line icon; decorative, hidden from assistive technology. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
