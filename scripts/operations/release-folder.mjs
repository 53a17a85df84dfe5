import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../launch/project.mjs";
import { step } from "../launch/report.mjs";
import { environmentOf } from "./environment.mjs";

const run = promisify(execFile);
const git = async (/** @type {string[]} */ args) =>
  (await run("git", args, { cwd: projectFolder })).stdout.trim();

/** The release before this one that had another schema: the last commit of this branch before its newest migration. */
export async function releaseBefore() {
  const newest = await git(["log", "-1", "--first-parent", "--format=%H", "--", "prisma/migrations"]);
  return git(["rev-parse", `${newest}^`]);
}

/**
 * Installs and builds a commit in a folder of its own.
 *
 * @param {string} commit
 * @returns {Promise<{ folder: string, remove: () => Promise<void> }>}
 */
export async function buildRelease(commit) {
  const folder = await mkdtemp(path.join(tmpdir(), "bazar-release-"));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  const shell = (/** @type {string} */ script) =>
    run("sh", ["-ec", script], {
      cwd: projectFolder,
      env: environmentOf({ ...process.env, NODE_ENV: "" }),
      maxBuffer: 2 ** 26,
    });
  try {
    await shell(`git archive ${commit} | tar -x -C ${folder}`);
    const quietly = "--include=dev --prefer-offline --no-audit --no-fund";
    await step(`Installing ${commit.slice(0, 8)}`, () => shell(`cd ${folder} && npm ci ${quietly}`));
    await step(`Building ${commit.slice(0, 8)}`, () =>
      shell(`cd ${folder} && BAZAR_BUILD_WITHOUT_TYPES=1 npm run build`),
    );
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}
