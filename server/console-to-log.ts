import { outageReason } from "@/lib/platform/db/outage";
import type { Log } from "@/lib/platform/log/log";

const LEVELS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;
/** Colors for terminals. */
const STYLE = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/**
 * Has everything that libraries say through the console, Next above all, written as lines of the log: the log is what
 * standard output holds. Errors lose what drivers attach to them. An outage is logged by whoever it hit.
 */
export function logConsole(log: Log): void {
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, "info"][]) {
    console[method] = (...said: unknown[]) => {
      const err = said.find((each) => each instanceof Error);
      if (err !== undefined && outageReason(err) !== null) return;
      const words = said.filter((each) => typeof each === "string" || typeof each === "number");
      const text = words.join(" ").replace(STYLE, "").trim();
      log[level]({ part: "console", ...(err === undefined ? {} : { err }) }, text);
    };
  }
}
