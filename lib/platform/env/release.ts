import manifest from "@/package.json";

/** What runs: the version of the product, and the commit that it was built from where that is known. */
export type Release = { version: string; commit: string | null };

const COMMIT = /^[0-9a-f]{7,40}$/;
const SHOWN = 12;

/** The release that this process is. The commit is what the host says: BAZAR_COMMIT, or Vercel. */
export function readRelease(source: Record<string, string | undefined> = process.env): Release {
  const commit = (source.BAZAR_COMMIT || source.VERCEL_GIT_COMMIT_SHA || "").toLowerCase();
  return { version: manifest.version, commit: COMMIT.test(commit) ? commit.slice(0, SHOWN) : null };
}

/** As an answer and the log say it, such as `1.4.0+0a1b2c3d4e5f` (semver's build metadata). */
export function nameOfRelease({ version, commit }: Release): string {
  return commit === null ? version : `${version}+${commit}`;
}
