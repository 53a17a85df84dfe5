import { statfs } from "node:fs/promises";
import { projectFolder } from "./project.mjs";

const neededMegabytes = 600;

export const diskFull = "the disk is full. Free some space and start again.";

/**
 * Whether this is how Node, npm or PostgreSQL say that there is no room. PostgreSQL counts the bytes that it could write
 * when the disk fills up in the middle of them.
 */
export function isDiskFull(/** @type {string} */ text) {
  return /ENOSPC|No space left on device|could not (extend|write to) file|\b53100\b/i.test(text);
}

/**
 * Dependencies, a build and a database need space; a partial installation is worse than none.
 *
 * @throws when the disk is nearly full
 */
export async function requireDiskSpace() {
  const { bavail, bsize } = await statfs(projectFolder);
  const megabytes = Math.floor((bavail * bsize) / 1_000_000);
  if (megabytes >= neededMegabytes) return;
  throw new Error(
    `Only ${megabytes} MB of disk space are left in ${projectFolder}; Bazar needs ${neededMegabytes} MB. Free some space and start again.`,
  );
}
