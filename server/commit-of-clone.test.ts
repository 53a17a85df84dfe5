import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { commitOfClone } from "./commit-of-clone";

const COMMIT = "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567";
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with these files. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bazar-clone-"));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

it.each<[string, Record<string, string>]>([
  ["a branch", { ".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": `${COMMIT}\n` }],
  ["a commit by itself", { ".git/HEAD": `${COMMIT}\n` }],
  [
    "a packed branch",
    { ".git/HEAD": "ref: refs/heads/v2\n", ".git/packed-refs": `# pack-refs\n${COMMIT} refs/heads/v2\n` },
  ],
  [
    "a worktree",
    {
      ".git": "gitdir: shared/worktrees/it\n",
      "shared/worktrees/it/HEAD": "ref: refs/heads/it\n",
      "shared/worktrees/it/commondir": "../..\n",
      "shared/refs/heads/it": `${COMMIT}\n`,
    },
  ],
])("the commit of %s is found without git", (_, files) => {
  expect(commitOfClone(folderOf(files))).toBe(COMMIT);
});

it("a longer name is cut, and what is no commit is not believed", () => {
  expect(commitOfClone(folderOf({ ".git/HEAD": `${COMMIT}${"0".repeat(24)}\n` }))).toBe(COMMIT);
  expect(commitOfClone(folderOf({ ".git/HEAD": "something else\n" }))).toBeNull();
});

it("a folder that is no clone has none", () => {
  expect(commitOfClone(folderOf({}))).toBeNull();
});
