import type { ComponentType } from "react";
import Admonition, { builtInKinds } from "../mdx/admonition.tsx";

/** `@theme/Admonition/Types`: a component for each built-in kind of admonition. */
export default Object.fromEntries(
  Object.keys(builtInKinds).map((type): [string, ComponentType] => [
    type,
    (props) => <Admonition {...props} type={type} />,
  ]),
);
