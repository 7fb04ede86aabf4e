/** `@theme/ApiExplorer/MethodEndpoint`: method and path of an operation of an API. */
export default function MethodEndpoint({ method, path }: { method: string; path?: string }) {
  return (
    <p>
      <strong>{method.toUpperCase()}</strong> {path && <code>{path}</code>}
    </p>
  );
}
