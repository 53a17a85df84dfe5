import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a generated file unless it holds the text already. Whoever reads it meanwhile gets a whole one, and whoever
 * watches it is notified of changes only.
 *
 * @param {string} file
 * @param {string} text
 */
export async function writeChanged(file, text) {
  if ((await readFile(file, "utf8").catch(() => null)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  const made = `${file}.${process.pid}`;
  await writeFile(made, text);
  await rename(made, file);
}
