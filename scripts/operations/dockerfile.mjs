import path from "node:path";

/**
 * @typedef {{ name: string, text: string }} Instruction
 * @typedef {{ name: string, base: string, instructions: Instruction[] }} Stage
 */

/**
 * The stages of a Dockerfile, each with its instructions; those that run over several lines are one.
 *
 * @param {string} text
 * @returns {Stage[]}
 */
export function stagesOf(text) {
  const lines = text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  /** @type {Stage[]} */
  const stages = [];
  for (const line of lines) {
    const [, name = "", rest = ""] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === "FROM") {
      const [, base = "", alias = String(stages.length)] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stages.push({ name: alias, base, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, text: rest.trim() });
  }
  return stages;
}

/**
 * Whether a file of the checkout stays out of the image: the last line of .dockerignore that fits decides.
 *
 * @param {string} ignore the text of .dockerignore
 * @returns {(file: string) => boolean} takes paths relative to the checkout
 */
export function ignoredBy(ignore) {
  const rules = ignore
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ keeps: line.startsWith("!"), pattern: patternOf(line.replace(/^!/, "")) }));
  return (file) => rules.findLast(({ pattern }) => pattern.test(file))?.keeps === false;
}

/** A line names a file or a folder with everything below it. */
function patternOf(/** @type {string} */ line) {
  const source = path.posix
    .normalize(line)
    .replace(/^\//, "")
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*\*\/|\*|\?/g, (wild) => ({ "**/": "(?:.*/)?", "*": "[^/]*", "?": "[^/]" })[wild] ?? wild);
  return new RegExp(`^${source}(?:/|$)`);
}
