import type { App } from "@/lib/app/app";
import { type StartFacts, startReport, unknownVariableWarning } from "@/lib/platform/env/start-report";
import { unknownVariables } from "@/lib/platform/env/unknown-variables";
import { isHeardByLog } from "../scripts/launch/voice.mjs";

/**
 * Says what is on and what is not: a table on a terminal, lines of the log anywhere else. LOG_LEVEL=warn leaves the table
 * out.
 */
export function tellStart({ env, log }: Pick<App, "env" | "log">, facts: StartFacts): void {
  const parts = startReport(env, facts);
  const unknown = unknownVariables(Object.keys(process.env)).map(unknownVariableWarning);
  if (isHeardByLog()) {
    log.info(Object.fromEntries(parts.map(({ part, text }) => [part, text])), "start");
    for (const { part, text, isWarning } of parts) if (isWarning) log.warn({ part }, text);
    for (const text of unknown) log.warn({ part: "environment" }, text);
  } else if (log.isLevelEnabled("info")) {
    const width = Math.max(...parts.map(({ part }) => part.length));
    const rows = parts.map(
      ({ part, text, isWarning }) => `${isWarning ? "!" : " "} ${part.padEnd(width)}  ${text}`,
    );
    process.stdout.write(`\n${[...rows, ...unknown.map((text) => `! ${text}`)].join("\n")}\n\n`);
  }
}
