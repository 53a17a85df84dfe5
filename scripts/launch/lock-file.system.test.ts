import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

type Locked = {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};

const project = fileURLToPath(new URL("../..", import.meta.url));
const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(`${project}/package-lock.json`, "utf8"),
);

/** Node looks for a package beside whoever needs it, then one folder further out, up to the project. */
function isLocked(name: string, from: string): boolean {
  let folder = from;
  for (;;) {
    if (lock.packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (!folder) return false;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")));
  }
}

describe("package-lock.json", () => {
  it("holds the optional packages of every platform", () => {
    const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name]) => !isLocked(name, place))
        .map(([name, version]) => `${name}@${version}`),
    );
    expect(missing).toEqual([]);
  });

  it("names no registry, so that everybody installs from their own", () => {
    const named = Object.entries(lock.packages).filter(([, { resolved }]) => resolved?.startsWith("http"));
    expect(named.map(([place]) => place)).toEqual([]);
  });

  it("is taken by npm ci, also on a Mac", () => {
    const wanted = ["--os=darwin", "--cpu=arm64", "--dry-run", "--offline", "--loglevel=notice"];
    const shown = execFileSync("npm", ["ci", ...wanted], {
      cwd: project,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      shell: process.platform === "win32",
    });
    expect(shown).toContain("add @next/swc-darwin-arm64 ");
  }, 60_000);
});
