import { Description } from "./api-description.tsx";
import Schema, { type ApiSchema, typeOf } from "./schema.tsx";

/** What is sent to an operation or returned by it. */
export interface ApiBody {
  description?: string;
  required?: boolean;
  /** By media type. */
  content?: Readonly<Record<string, { schema?: ApiSchema }>>;
}

/** `@theme/RequestSchema`: the body of a request, by media type. */
export default function RequestSchema({ title, body }: { title?: string; body?: ApiBody }) {
  const { description, required, content = {} } = body ?? {};
  return (
    <>
      {description && (
        <p>
          <Description text={description} />
        </p>
      )}
      {Object.entries(content).map(([type, { schema = {} }]) => (
        <div key={type}>
          <p>
            {title && <strong>{title} </strong>}
            <code>{type}</code> {typeOf(schema)}
            {required && (
              <>
                , <strong>required</strong>
              </>
            )}
          </p>
          <Schema schema={schema} />
        </div>
      ))}
    </>
  );
}
