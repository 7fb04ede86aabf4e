import { type InterpolateValues, interpolate } from "../interpolate.tsx";

export { interpolate };

interface InterpolateProps {
  /** Text with placeholders. */
  children?: string;
  values?: InterpolateValues;
}

/** `@docusaurus/Interpolate`: text with values for its placeholders. */
export default function Interpolate({ children = "", values }: InterpolateProps) {
  return <>{interpolate(children, values)}</>;
}
