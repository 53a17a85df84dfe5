import { diskFull, isDiskFull } from "../launch/disk.mjs";

const tailLines = 20;

/**
 * What went wrong with PostgreSQL, as one sentence.
 *
 * @param {string} what failed, the beginning of the sentence
 * @param {string} log what PostgreSQL wrote
 */
export function databaseFailure(what, log) {
  // The log is kept from start to start.
  const lines = log.trim().split("\n").slice(-tailLines);
  if (isDiskFull(lines.join("\n"))) return new Error(`${what}: ${diskFull}`);
  if (/could not look up effective user ID/.test(log)) {
    return new Error(
      `${what}: the user of this process has no name in /etc/passwd. Add one, or set DATABASE_URL.`,
    );
  }
  const reason =
    lines.findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? lines.at(-1) ?? "no reason given";
  return new Error(`${what}: ${reason.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, "")}`);
}
