import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, useId } from "react";
import type { TabItemProps } from "./tab-item.tsx";

interface TabsProps {
  children?: ReactNode;
  /** Tabs of the same group are synchronised, and the choice is remembered. */
  groupId?: string;
  /** Keep the choice in the URL, in this parameter or in one named after the group. */
  queryString?: boolean | string;
  defaultValue?: string | number | null;
  /** The tabs with their labels, in order; items that are not listed are not shown. */
  values?: readonly { value: string | number; label?: string; default?: boolean }[];
  className?: string;
  /** Id of the heading above. */
  labelledBy?: string;
}

/** Tabs. Without scripts, all panels are visible below their labels; print shows them all, too. */
export default function Tabs(props: TabsProps) {
  const { children, groupId, queryString, defaultValue, values, className, labelledBy } = props;
  const id = useId();
  const given = tabItems(children);
  const items = values?.flatMap(({ value }) => given.filter((item) => item.props.value === value)) ?? given;
  const entryOf = ({ props }: ReactElement<TabItemProps>) =>
    values?.find((entry) => entry.value === props.value) ?? props;
  const chosen =
    items.find((item) => item.props.value === defaultValue) ??
    items.find((item) => entryOf(item).default) ??
    items[0];
  const parameter = queryString === true ? groupId : queryString || undefined;
  const labelOf = (item: ReactElement<TabItemProps>) =>
    entryOf(item).label ?? item.props.label ?? item.props.value;
  const slugs = items.map((item) => slug(`${item.props.value}`));
  const ids = new Map(
    items.map((item, index) => {
      const name = slugs[index]!;
      // `C++` and `C#` are the same without their signs.
      return [item, `${id}${name}${slugs.indexOf(name) < index ? index : ""}`];
    }),
  );
  return (
    <div
      className={className ? `tabs ${className}` : "tabs"}
      data-tab-group={groupId}
      data-tab-query={parameter}
    >
      <div className="tab-list" role="tablist" aria-labelledby={labelledBy}>
        {items.map((item) => (
          <button
            key={item.props.value}
            type="button"
            role="tab"
            className="tab"
            id={`${ids.get(item)}-tab`}
            aria-controls={ids.get(item)}
            aria-selected={item === chosen}
            tabIndex={item === chosen ? 0 : -1}
            data-value={item.props.value}
          >
            {labelOf(item)}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.props.value}
          className={item.props.className ? `tab-panel ${item.props.className}` : "tab-panel"}
          role="tabpanel"
          id={ids.get(item)}
          aria-labelledby={`${ids.get(item)}-tab`}
          data-selected={item === chosen || undefined}
        >
          <p className="tab-label">{labelOf(item)}</p>
          {item.props.children}
        </div>
      ))}
    </div>
  );
}

/** The tab items among the children; white space and items without a value are ignored. */
function tabItems(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TabItemProps>(child)) return [];
    if (child.type === Fragment) return tabItems(child.props.children);
    return /^(?:string|number)$/.test(typeof child.props.value) ? [child] : [];
  });
}

function slug(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
}
