import ParamsItem, { type ApiParameter } from "./params-item.tsx";

const kinds = { path: "Path", query: "Query", header: "Header", cookie: "Cookie" };

/** `@theme/ParamsDetails`: the parameters of an operation, by where they are passed. */
export default function ParamsDetails({ parameters = [] }: { parameters?: readonly ApiParameter[] }) {
  return Object.entries(kinds).map(([kind, label]) => {
    const passed = parameters.filter((parameter) => parameter.in === kind);
    if (passed.length === 0) return null;
    return (
      <div key={kind}>
        <p>
          <strong>{label} parameters</strong>
        </p>
        <ul>
          {passed.map((parameter) => (
            <ParamsItem key={parameter.name} param={parameter} />
          ))}
        </ul>
      </div>
    );
  });
}
