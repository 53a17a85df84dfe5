import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import manifest from "@/package.json";

/** What runs: the version of the product, and the commit that it was built from where that is known. */
export type Release = { version: string; commit: string | null };

const COMMIT = /^[0-9a-f]{7,40}$/;
const SHOWN = 12;

/**
 * The release that this process is. The commit is what the host says (BAZAR_COMMIT, or Vercel), else that of the folder
 * when it is a clone, read as files: a server need not have git.
 */
export function readRelease(
  source: Record<string, string | undefined> = process.env,
  folder: string = process.cwd(),
): Release {
  const told = source.BAZAR_COMMIT || source.VERCEL_GIT_COMMIT_SHA;
  const commit = (told ?? commitOf(folder) ?? "").toLowerCase();
  return { version: manifest.version, commit: COMMIT.test(commit) ? commit.slice(0, SHOWN) : null };
}

/** As an answer and the log say it, such as `1.4.0+0a1b2c3d4e5f` (semver's build metadata). */
export function nameOfRelease({ version, commit }: Release): string {
  return commit === null ? version : `${version}+${commit}`;
}

/** The commit of a clone or of a worktree, or null. */
function commitOf(folder: string): string | null {
  try {
    const own = gitFolder(folder);
    const head = readFileSync(path.join(own, "HEAD"), "utf8").trim();
    const ref = /^ref: (.+)$/.exec(head)?.[1];
    return ref === undefined ? head : commitOfRef(own, ref);
  } catch {
    return null;
  }
}

/** A worktree has a file that leads to its folder. */
function gitFolder(folder: string): string {
  const own = path.join(folder, ".git");
  const link = existsSync(path.join(own, "HEAD")) ? null : /^gitdir: (.+)$/m.exec(readFileSync(own, "utf8"));
  return link?.[1] === undefined ? own : path.resolve(folder, link[1]);
}

function commitOfRef(own: string, ref: string): string | null {
  const shared = path.join(own, "commondir");
  const common = existsSync(shared) ? path.resolve(own, readFileSync(shared, "utf8").trim()) : own;
  const file = [own, common].map((place) => path.join(place, ref)).find((place) => existsSync(place));
  if (file !== undefined) return readFileSync(file, "utf8").trim();
  const packed = readFileSync(path.join(common, "packed-refs"), "utf8");
  const line = packed.split("\n").find((each) => each.endsWith(` ${ref}`));
  return line?.split(" ", 1)[0] ?? null;
}
