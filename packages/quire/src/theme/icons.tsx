/** The theme's icons, from Lucide. They are imported one by one, as loading all of them is slow. */

import * as ArrowLeft from "lucide-react/icons/arrow-left";
import * as ArrowRight from "lucide-react/icons/arrow-right";
import * as ArrowUpRight from "lucide-react/icons/arrow-up-right";
import * as Check from "lucide-react/icons/check";
import * as ChevronRight from "lucide-react/icons/chevron-right";
import * as Copy from "lucide-react/icons/copy";
import * as FileText from "lucide-react/icons/file-text";
import * as Info from "lucide-react/icons/info";
import * as Lightbulb from "lucide-react/icons/lightbulb";
import * as Maximize from "lucide-react/icons/maximize-2";
import * as Menu from "lucide-react/icons/menu";
import * as Moon from "lucide-react/icons/moon";
import * as OctagonAlert from "lucide-react/icons/octagon-exclamation-point";
import * as Rss from "lucide-react/icons/rss";
import * as Search from "lucide-react/icons/search";
import * as SquarePen from "lucide-react/icons/square-pen";
import * as Sun from "lucide-react/icons/sun";
import * as TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import * as X from "lucide-react/icons/x";
import type { FunctionComponent, ReactNode } from "react";

interface IconProps {
  className?: string;
}

type Icon = FunctionComponent<IconProps>;

/** The shapes of an icon, as exported by Lucide's modules. */
interface LucideData {
  __iconData: { node: [tag: string, attributes: Record<string, string>][] };
}

/**
 * Render the shapes of icons once: Lucide's components build an icon on every use, which on thousands of pages
 * takes longer than the rest of the page. Common attributes are in the style sheet.
 */
function outline(...drawings: object[]): Icon {
  const nodes = drawings.flatMap((drawing) => (drawing as LucideData).__iconData.node);
  const shapes = nodes.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${written.join("")}/>`;
  });
  const html = { __html: shapes.join("") };
  return ({ className }) => (
    <svg
      className={className ? `icon outline ${className}` : "icon outline"}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={html}
    />
  );
}

function Solid({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className ? `icon ${className}` : "icon"}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const ArrowLeftIcon = outline(ArrowLeft);
export const ArrowRightIcon = outline(ArrowRight);
export const ChevronIcon = outline(ChevronRight);
export const CloseIcon = outline(X);
export const CopyIcon = outline(Copy);
/**
 * The copy icon, whose last shape is a tick that is shown alone after copying, so that no second icon is needed.
 */
export const CopyCodeIcon = outline(Copy, Check);
export const DangerIcon = outline(OctagonAlert);
export const EditIcon = outline(SquarePen);
export const EnlargeIcon = outline(Maximize);
export const ExternalIcon = outline(ArrowUpRight);
export const FeedIcon = outline(Rss);
export const InfoIcon = outline(Info);
export const MenuIcon = outline(Menu);
export const MoonIcon = outline(Moon);
export const SearchIcon = outline(Search);
export const SunIcon = outline(Sun);
export const TextIcon = outline(FileText);
export const TipIcon = outline(Lightbulb);
export const WarningIcon = outline(TriangleAlert);

/** GitHub's logo, from Simple Icons (CC0). */
export function GitHubIcon(props: IconProps) {
  return (
    <Solid {...props}>
      <path d="M12 .297c-6.63 0-12 5.373-12 12 0 5.303 3.438 9.8 8.205 11.385.6.113.82-.258.82-.577 0-.285-.01-1.04-.015-2.04-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 17.7c-1.087-.744.084-.729.084-.729 1.205.084 1.838 1.236 1.838 1.236 1.07 1.835 2.809 1.305 3.495.998.108-.776.417-1.305.76-1.605-2.665-.3-5.466-1.332-5.466-5.93 0-1.31.465-2.38 1.235-3.22-.135-.303-.54-1.523.105-3.176 0 0 1.005-.322 3.3 1.23.96-.267 1.98-.399 3-.405 1.02.006 2.04.138 3 .405 2.28-1.552 3.285-1.23 3.285-1.23.645 1.653.24 2.873.12 3.176.765.84 1.23 1.91 1.23 3.22 0 4.61-2.805 5.625-5.475 5.92.42.36.81 1.096.81 2.22 0 1.606-.015 2.896-.015 3.286 0 .315.21.69.825.57C20.565 22.092 24 17.592 24 12.297c0-6.627-5.373-12-12-12" />
    </Solid>
  );
}

/** Slack's logo in one colour: four bars and four drops around the centre. */
export function SlackIcon(props: IconProps) {
  return (
    <Solid {...props}>
      <rect x="12.5" y="2" width="4" height="9.5" rx="2" />
      <path d="M17.5 11.500v-2a2 2 0 1 1 2 2z" />
      <rect x="2" y="7.5" width="9.5" height="4" rx="2" />
      <path d="M11.5 6.500h-2a2 2 0 1 1 2-2z" />
      <rect x="7.5" y="12.5" width="4" height="9.5" rx="2" />
      <path d="M6.5 12.500v2a2 2 0 1 1-2-2z" />
      <rect x="12.5" y="12.5" width="9.5" height="4" rx="2" />
      <path d="M12.5 17.500h2a2 2 0 1 1-2 2z" />
    </Solid>
  );
}
