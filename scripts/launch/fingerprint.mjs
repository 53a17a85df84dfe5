import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildFolder, projectFolder } from "./project.mjs";

/**
 * A hash of the names and contents of files and folders of the project; missing ones count as empty.
 *
 * @param {string[]} sources relative to the checkout
 * @param {{ except?: string[] }} [options] paths to leave out, relative to the checkout
 */
export async function fingerprint(sources, { except = [] } = {}) {
  const hash = createHash("sha256");
  const files = (await Promise.all(sources.map((source) => filesBelow(source, except)))).flat();
  const contents = await Promise.all(files.map((file) => readFile(path.join(projectFolder, file))));
  for (const [index, file] of files.entries()) {
    hash
      .update(`${file}\0`)
      .update(contents[index] ?? "")
      .update("\0");
  }
  return hash.digest("hex");
}

/** @returns {Promise<string[]>} */
async function filesBelow(/** @type {string} */ source, /** @type {string[]} */ except) {
  if (except.includes(source)) return [];
  const entries = await readdir(path.join(projectFolder, source), { withFileTypes: true }).catch((error) => {
    if (error.code === "ENOTDIR") return null;
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (entries === null) return [source];
  const nested = await Promise.all(
    entries
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .filter((entry) => entry.isDirectory() || entry.isFile())
      .map((entry) => filesBelow(`${source}/${entry.name}`, except)),
  );
  return nested.flat();
}

/**
 * @typedef {{ name: string, product: string, print: string }} Work `name` of the record in `.build/`; `product` is a
 * file, relative to the checkout
 */

const recordOf = (/** @type {Work} */ { name }) => path.join(buildFolder, "done", name);

/** Whether a piece of work was done for this fingerprint and its product is still there. */
export async function isDone(/** @type {Work} */ what) {
  const recorded = await readFile(recordOf(what), "utf8").catch(() => "");
  return recorded === what.print && existsSync(path.join(projectFolder, what.product));
}

/**
 * Does a piece of work unless it is done. The record is dropped first, so an interrupted run is repeated.
 *
 * @param {Work} what
 * @param {() => Promise<unknown>} work
 */
export async function onceFor(what, work) {
  if (await isDone(what)) return;
  const record = recordOf(what);
  await mkdir(path.dirname(record), { recursive: true });
  await rm(record, { force: true });
  await work();
  // Two processes may do the same work at once.
  const made = `${record}.${process.pid}`;
  await writeFile(made, what.print);
  await rename(made, record);
}
