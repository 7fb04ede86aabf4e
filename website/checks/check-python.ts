import { parser } from "@lezer/python";
import { type Fault, lineAt } from "./fault.ts";

/**
 * Check that Python parses. A signature, `name(parameter: type)` alone, counts as the head of its definition.
 */
export function checkPython(source: string): Fault[] {
  const faults = faultsOf(source);
  return faults.length > 0 && faultsOf(`def ${source.trim()}: ...`).length === 0 ? [] : faults;
}

function faultsOf(source: string): Fault[] {
  const faults: Fault[] = [];
  parser.parse(source).iterate({
    enter(node) {
      if (!node.type.isError || faults.length > 0) return;
      const line = lineAt(source, node.from);
      faults.push({ line, message: `This is not Python: ${source.split("\n")[line - 1]?.trim()}` });
    },
  });
  return faults;
}
