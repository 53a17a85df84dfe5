import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** By SHA-1, or by SHA-256 in newer repositories. */
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const SHORTER = 40;

/** The commit of a folder that is a clone or a worktree, or null; read as files, because a server need not have git. */
export function commitOfClone(folder: string): string | null {
  try {
    const own = gitFolder(folder);
    const head = readFileSync(path.join(own, "HEAD"), "utf8").trim();
    const ref = /^ref: (.+)$/.exec(head)?.[1];
    const commit = (ref === undefined ? head : commitOfRef(own, ref)) ?? "";
    return COMMIT.test(commit) ? commit.slice(0, SHORTER) : null;
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
