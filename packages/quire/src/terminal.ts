import type { BuildReport } from "./build/report.ts";

/** Show the progress of a build: one changing line on a terminal, one line for each stage elsewhere. */
export function createProgress(stream: NodeJS.WriteStream, silent: boolean) {
  let last = "";
  return {
    show(stage: string, done?: number, total?: number) {
      if (silent) return;
      const count = total ? ` ${done}/${total}` : "";
      if (stream.isTTY) stream.write(`\r\u001b[2K  ${stage}${count}`);
      else if (stage !== last) stream.write(`  ${stage}\n`);
      last = stage;
    },
    clear() {
      if (!silent && stream.isTTY) stream.write("\r\u001b[2K");
    },
  };
}

/** Format the report of a build as a table. */
export function reportTable(report: BuildReport, checkOnly: boolean): string {
  const bytes = (count: number) =>
    count < 1e6 ? `${(count / 1e3).toFixed(1)} kB` : `${(count / 1e6).toFixed(1)} MB`;
  const stages = Object.entries(report.seconds).map(([name, seconds]) => `${name} ${seconds.toFixed(2)}`);
  const kept = report.pages - report.drawn;
  const lines = [
    `${checkOnly ? "Checked" : "Built"} ${report.pages} pages in ${report.total.toFixed(2)} s (${report.drawn} drawn, ${kept} kept)`,
    `  seconds    ${stages.join(", ")}`,
  ];
  if (!checkOnly) {
    const { files, bytes: size, html, markdown } = report.output;
    lines.push(
      `  output     ${files} files, ${bytes(size)} with compressed copies (HTML ${bytes(html)}, Markdown ${bytes(markdown)})`,
    );
    lines.push(
      `  every page ${bytes(report.assets.css)} CSS, ${bytes(report.assets.script)} JavaScript (brotli)`,
    );
    for (const [kind, row] of Object.entries(report.templates)) {
      lines.push(
        `  ${kind.padEnd(15)} ${String(row.pages).padStart(6)} pages, mean ${bytes(row.html)} HTML, ${bytes(row.brotli)} brotli`,
      );
    }
  }
  return `${lines.join("\n")}\n`;
}
