import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import manifest from "@/package.json";
import { nameOfRelease, readRelease } from "./release";

const COMMIT = "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567";
const SHORT = "0a1b2c3d4e5f";
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with these files. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bazar-release-"));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

it("is the version of the package, and the commit that the host tells", () => {
  const bare = folderOf({});
  expect(readRelease({}, bare)).toEqual({ version: manifest.version, commit: null });
  expect(readRelease({ BAZAR_COMMIT: COMMIT }, bare).commit).toBe(SHORT);
  expect(readRelease({ VERCEL_GIT_COMMIT_SHA: COMMIT }, bare).commit).toBe(SHORT);
  expect(readRelease({ BAZAR_COMMIT: "a word\r\nx-evil: 1" }, bare).commit).toBeNull();
});

it.each([
  ["of a branch", { ".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": `${COMMIT}\n` }],
  ["that was checked out by itself", { ".git/HEAD": `${COMMIT}\n` }],
  [
    "of a packed branch",
    { ".git/HEAD": "ref: refs/heads/v2\n", ".git/packed-refs": `# pack-refs\n${COMMIT} refs/heads/v2\n` },
  ],
  [
    "of a worktree",
    {
      ".git": "gitdir: shared/worktrees/it\n",
      "shared/worktrees/it/HEAD": "ref: refs/heads/it\n",
      "shared/worktrees/it/commondir": "../..\n",
      "shared/refs/heads/it": `${COMMIT}\n`,
    },
  ],
])("finds the commit %s without git", (_, files) => {
  expect(readRelease({}, folderOf(files as Record<string, string>)).commit).toBe(SHORT);
});

it("is written as a version with its build", () => {
  expect(nameOfRelease({ version: "1.4.0", commit: SHORT })).toBe(`1.4.0+${SHORT}`);
  expect(nameOfRelease({ version: "1.4.0", commit: null })).toBe("1.4.0");
});
