import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { dataFolderOfRoot } from "../database/embedded-postgres.mjs";
import { pagesFolder } from "../launch/prepare.mjs";
import { projectFolder } from "../launch/project.mjs";

const run = promisify(execFile);
/** What belongs to this checkout alone. */
const leftOut = /^(node_modules|\.git|\.data|test-results|playwright-report|screenshots|lost\+found)$/;

/**
 * Copies this checkout with its build into a folder of its own, as an installation on a server: `production` has the
 * packages that `npm ci --omit=dev` leaves, `linked` those of this checkout. Packages and pages are hard links where the
 * temporary folder is on the same disk: nothing may write into them.
 */
export async function copyInstallation(packages: "production" | "linked"): Promise<{
  folder: string;
  remove(): Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), "bazar-installation-"));
  for (const entry of await readdir(projectFolder)) {
    if (!leftOut.test(entry))
      await (entry === pagesFolder ? link : copy)(path.join(projectFolder, entry), folder);
  }
  await rm(path.join(folder, "public", "media"), { recursive: true, force: true });
  const modules = path.join(projectFolder, "node_modules");
  if (packages === "linked") await symlink(modules, path.join(folder, "node_modules"));
  else {
    await link(modules, folder);
    // npm writes its record in place.
    const record = path.join("node_modules", ".package-lock.json");
    await rm(path.join(folder, record));
    await copy(path.join(projectFolder, record), path.join(folder, record));
    const quietly = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
    await run("npm", ["prune", "--omit=dev", ...quietly], { cwd: folder });
  }
  return {
    folder,
    async remove() {
      // Root's embedded PostgreSQL lies elsewhere.
      for (const each of [folder, dataFolderOfRoot(folder)])
        await rm(each, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function link(from: string, into: string): Promise<void> {
  await run("cp", ["-al", from, into]).catch(() => copy(from, into));
}

async function copy(from: string, into: string): Promise<void> {
  await run("cp", ["-a", from, into]);
}
