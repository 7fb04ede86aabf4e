import { type ComponentType, type ReactNode, useId } from "react";
import type { AdmonitionKind } from "../../markdown/admonition.ts";
import { DangerIcon, InfoIcon, TipIcon, WarningIcon } from "../icons.tsx";
import { Markup } from "../markup.tsx";
import { themeText } from "../texts.ts";

interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  /** The title as inline HTML. */
  titleHtml?: string;
  /** Replaces the icon of its kind; null for none. */
  icon?: ReactNode;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** Look, icon and title of each kind; kinds from older sites look like the most similar one. */
export const builtInKinds: Readonly<
  Record<AdmonitionKind, readonly [look: string, icon: ComponentType, title: string]>
> = {
  note: ["note", InfoIcon, "Note"],
  secondary: ["note", InfoIcon, "Note"],
  info: ["info", InfoIcon, "Info"],
  tip: ["tip", TipIcon, "Tip"],
  success: ["tip", TipIcon, "Tip"],
  important: ["important", InfoIcon, "Important"],
  caution: ["warning", WarningIcon, "Caution"],
  warning: ["warning", WarningIcon, "Warning"],
  danger: ["danger", DangerIcon, "Danger"],
};

/** A callout, such as a note or a warning. */
export default function Admonition({
  type = "note",
  title,
  titleHtml,
  icon,
  id,
  className,
  children,
}: AdmonitionProps) {
  const titleId = useId();
  const own = type.charAt(0).toUpperCase() + type.slice(1).replaceAll("-", " ");
  const [look, Icon, name] = builtInKinds[type as AdmonitionKind] ?? ["note", InfoIcon, own];
  return (
    <section
      // Without the role, a named section would be a landmark.
      role="note"
      id={id}
      className={[
        "admonition",
        `admonition-${look}`,
        type in builtInKinds ? "" : `admonition-${type}`,
        className,
      ]
        .filter(Boolean)
        .join(" ")}
      aria-labelledby={titleId}
    >
      <p className="admonition-title" id={titleId}>
        {icon === undefined ? (
          <Icon />
        ) : (
          <span aria-hidden="true" data-markdown="">
            {icon}
          </span>
        )}
        {titleHtml ? (
          <Markup as="span" html={titleHtml} />
        ) : (
          <span>
            {title ??
              (type in builtInKinds ? themeText(`theme.admonition.${name.toLowerCase()}`, name) : name)}
          </span>
        )}
      </p>
      <div className="admonition-body">{children}</div>
    </section>
  );
}
