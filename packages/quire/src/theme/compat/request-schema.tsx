import CodeBlock from "../mdx/code-block.tsx";
import { Description } from "./api-description.tsx";
import Schema, { type ApiSchema, typeOf } from "./schema.tsx";

/** What is sent to an operation or returned by it. */
export interface ApiBody {
  description?: string;
  required?: boolean;
  /** By media type. */
  content?: Readonly<Record<string, ApiContent>>;
}

interface ApiContent {
  schema?: ApiSchema;
  example?: unknown;
  /** By name. */
  examples?: Readonly<Record<string, { summary?: string; value?: unknown }>>;
}

/** What is sent or returned, for example; nothing without a value. */
function Example({ title = "Example", value }: { title?: string; value: unknown }) {
  if (value === undefined) return null;
  return typeof value === "string" ? (
    <CodeBlock title={title}>{value}</CodeBlock>
  ) : (
    <CodeBlock language="json" title={title}>
      {JSON.stringify(value, undefined, 2)}
    </CodeBlock>
  );
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
      {Object.entries(content).map(([type, { schema = {}, example, examples = {} }]) => (
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
          <Example value={example} />
          {Object.entries(examples).map(([name, { summary = name, value }]) => (
            <Example key={name} title={summary} value={value} />
          ))}
        </div>
      ))}
    </>
  );
}
