import type { ReactNode } from "react";
import { ApiField, type ApiSchema } from "./schema.tsx";

interface SchemaItemProps {
  /** Missing if the children contain name and type. */
  name?: string;
  required?: boolean | readonly string[];
  deprecated?: boolean;
  schemaName?: string;
  schema?: ApiSchema;
  children?: ReactNode;
}

/** `@theme/SchemaItem`: a field of a schema, whose own fields are its children. */
export default function SchemaItem({ name, schemaName, required, children, ...rest }: SchemaItemProps) {
  if (name === undefined) return <li>{children}</li>;
  const isRequired = Array.isArray(required) ? required.includes(name) : required === true;
  return (
    <ApiField name={name} type={schemaName} required={isRequired} {...rest}>
      {children ?? false}
    </ApiField>
  );
}
