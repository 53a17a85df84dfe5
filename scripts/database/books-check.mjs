/**
 * `npm run books:check [-- --tenant luigi] [-- --json]`: compares the books of all restaurants, or of one, with what they
 * are about, prints what was compared and each difference, and ends with 1 when there is any.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { isDemoByName, requireSettings } from "../launch/own-database.mjs";
import { prepareServer } from "../launch/prepare.mjs";
import { buildFolder } from "../launch/project.mjs";
import { runCommand } from "../launch/report.mjs";
import { localSecrets } from "../launch/secrets.mjs";
import { withDatabase } from "./with-database.mjs";

await runCommand(async () => {
  requireSettings();
  // Whoever reads the JSON reads nothing else.
  if (process.argv.includes("--json")) console.log = console.error;
  await prepareServer();
  process.exitCode = await withDatabase(checkBooks);
});

/** @returns {Promise<number>} the program's exit code */
async function checkBooks(/** @type {string} */ url) {
  const demo = !process.env.DATABASE_URL || isDemoByName();
  const program = path.join(buildFolder, "check-books.mjs");
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
    env: {
      ...process.env,
      ...(await localSecrets()),
      NODE_ENV: "production",
      LOG_LEVEL: "fatal",
      DATABASE_URL: url,
      BAZAR_DEMO: demo ? "1" : "0",
    },
    stdio: "inherit",
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}
