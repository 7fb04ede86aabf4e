import type { Plugin } from "vite";
import { parse } from "yaml";

/** Makes a module of each YAML file that code imports: the value is its default export, and fields have their names. */
export function yamlModules(): Plugin {
  return {
    name: "quire:yaml",
    enforce: "pre",
    transform(code, id) {
      if (!/\.ya?ml$/.test(id)) return undefined;
      try {
        return { code: moduleOf(parse(code)), map: null };
      } catch (error) {
        const { message, linePos } = error as { message: string; linePos?: { line: number; col: number }[] };
        const [start] = linePos ?? [];
        const loc = start && { file: id, line: start.line, column: start.col - 1 };
        this.error({ message: `This is not YAML: ${message.split(/ at line |\n/)[0]}.`, id, loc });
      }
    },
  };
}

function moduleOf(value: unknown): string {
  const isMapping = typeof value === "object" && value !== null && !Array.isArray(value);
  const names = isMapping ? Object.keys(value).filter((name) => name !== "default") : [];
  return [
    `const value = ${JSON.stringify(value ?? null)};`,
    "export default value;",
    ...names.map(
      (name, index) =>
        `const $${index} = value[${JSON.stringify(name)}]; export { $${index} as ${JSON.stringify(name)} };`,
    ),
  ].join("\n");
}
