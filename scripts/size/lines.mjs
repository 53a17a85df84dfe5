/**
 * `npm run lines [-- commit]`: counts the lines that somebody has to read, per folder: product, tests, messages. With a
 * commit, counts that one too and shows the difference. Only files that Git knows count.
 */
import { spawnSync } from "node:child_process";
import { projectFolder } from "../launch/project.mjs";

/** @typedef {{ product: number, tests: number, messages: number }} Counts */

const kinds = /** @type {const} */ (["product", "tests", "messages"]);
const families = ["components", "lib"];
const written = /\.(ts|tsx|mjs|cjs|css|prisma|sql)$/;

/**
 * What a file counts as; undefined for what nobody reads as source (pictures, documents, generated text).
 *
 * @param {string} path
 */
function kindOf(path) {
  if (path.startsWith("lib/core/i18n/messages/")) return "messages";
  if (!written.test(path)) return undefined;
  const isTest = /\.test\.tsx?$|(^|\/)testing\/|^e2e\//.test(path);
  return isTest ? "tests" : "product";
}

/**
 * The folder a file is counted under: the top level, one deeper where that is a family.
 *
 * @param {string} path
 */
function folderOf(path) {
  const [top = "", second, ...rest] = path.split("/");
  if (second === undefined) return "(top level)";
  return families.includes(top) && rest.length > 0 ? `${top}/${second}` : top;
}

/** @param {string} commit */
function countLines(commit) {
  const { status, stdout, stderr } = spawnSync("git", ["grep", "-I", "-z", "--count", "", commit], {
    cwd: projectFolder,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stderr || `${commit} holds no text`);
  /** @type {Map<string, Counts>} */
  const folders = new Map();
  for (const line of stdout.split("\n").filter(Boolean)) {
    const [place = "", count] = line.split("\0");
    const path = place.slice(commit.length + 1);
    const kind = kindOf(path);
    if (!kind) continue;
    const counts = folders.get(folderOf(path)) ?? { product: 0, tests: 0, messages: 0 };
    counts[kind] += Number(count);
    folders.set(folderOf(path), counts);
  }
  return folders;
}

const before = process.argv[2] ? countLines(process.argv[2]) : undefined;
const now = countLines("HEAD");
const none = { product: 0, tests: 0, messages: 0 };

/**
 * @param {number} after
 * @param {number} earlier
 */
function difference(after, earlier) {
  return `${after >= earlier ? "+" : ""}${after - earlier}`;
}

/**
 * @param {string} name
 * @param {Counts} counts
 * @param {Counts | undefined} earlier
 */
function row(name, counts, earlier) {
  const cells = kinds.flatMap((kind) => [
    String(counts[kind]),
    ...(earlier ? [difference(counts[kind], earlier[kind])] : []),
  ]);
  return name.padEnd(24) + cells.map((cell) => cell.padStart(9)).join("");
}

/** @param {Map<string, Counts>} folders */
function sum(folders) {
  const total = { ...none };
  for (const counts of folders.values()) for (const kind of kinds) total[kind] += counts[kind];
  return total;
}

const headings = kinds.map((kind) => kind.padStart(9) + (before ? "since".padStart(9) : ""));
console.log("".padEnd(24) + headings.join(""));
for (const folder of [...new Set([...now.keys(), ...(before?.keys() ?? [])])].sort()) {
  console.log(row(folder, now.get(folder) ?? none, before && (before.get(folder) ?? none)));
}
console.log(row("all", sum(now), before && sum(before)));
