import { ApiField, type ApiSchema } from "./schema.tsx";

/** A parameter of an operation of an API. */
export interface ApiParameter {
  name: string;
  in?: string;
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema?: ApiSchema;
}

/** `@theme/ParamsItem`: a parameter, as an item of a list. */
export default function ParamsItem({ param }: { param: ApiParameter }) {
  const { in: _, ...field } = param;
  return <ApiField {...field} />;
}
