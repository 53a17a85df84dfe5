import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";

/** Longer than anybody leaves a page open. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Puts what browsers load from this build into a folder that all releases share, so that pages which an earlier release
 * sent go on, and so do those of the next one while both run. Files that no release has brought for 30 days go.
 */
export async function shareAssets(buildFolder: string, sharedFolder: string): Promise<void> {
  const source = path.join(buildFolder, "static");
  for (const file of await filesBelow(source))
    await keep(path.join(source, file), path.join(sharedFolder, file));
  const oldestMs = Date.now() - KEPT_MS;
  for (const file of await filesBelow(sharedFolder)) {
    const whole = path.join(sharedFolder, file);
    const found = await stat(whole).catch(() => null);
    if (found !== null && found.mtimeMs < oldestMs) await rm(whole, { force: true });
  }
}

/** A file that is there is complete, also while several processes start. */
async function keep(from: string, to: string): Promise<void> {
  const now = new Date();
  const isThere = await utimes(to, now, now).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await mkdir(path.dirname(to), { recursive: true });
  const unfinished = `${to}.${process.pid}`;
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
