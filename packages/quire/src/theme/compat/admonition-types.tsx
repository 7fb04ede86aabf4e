import type { ComponentType } from "react";
import Admonition from "../mdx/admonition.tsx";

/** `@theme/Admonition/Types`: a component for each built-in kind of admonition. */
export default Object.fromEntries(
  ["note", "tip", "info", "important", "warning", "caution", "danger", "secondary", "success"].map(
    (type): [string, ComponentType] => [type, (props) => <Admonition {...props} type={type} />],
  ),
);
