import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Installs the newest Node of a line, such as 24 or 20.19, from the registry below a folder. The package `node` itself
 * needs an install script to fetch the program; this is the package that it fetches.
 *
 * @param {string} line
 * @param {string} parent
 * @returns {Promise<{ version: string, program: string, folder: string }>} `folder` goes into PATH
 */
export async function installNode(line, parent) {
  const place = path.join(parent, `node-${line}`);
  await mkdir(place, { recursive: true });
  const name = `node-${process.platform}-${process.arch}`;
  const quietly = ["--no-audit", "--no-fund", "--ignore-scripts", "--no-save", "--prefer-offline"];
  await run("npm", ["install", "--prefix", place, ...quietly, `${name}@${line}`], { cwd: place });
  const folder = path.join(place, "node_modules", name, "bin");
  const program = path.join(folder, "node");
  const { stdout } = await run(program, ["--version"]);
  return { version: stdout.trim().slice(1), program, folder };
}
