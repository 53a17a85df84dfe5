/**
 * `npm run admin:create -- --email ada@bazar.example [--name 'Ada Byron'] [--force]`: makes the first super-admin of the
 * project's database and prints a link that sets the password.
 */
import path from "node:path";
import { isDemoByName } from "../launch/own-database.mjs";
import { prepareServer } from "../launch/prepare.mjs";
import { buildFolder } from "../launch/project.mjs";
import { runCommand } from "../launch/report.mjs";
import { capture } from "../launch/run.mjs";
import { localSecrets } from "../launch/secrets.mjs";
import { withDatabase } from "./with-database.mjs";

await runCommand(async () => {
  await prepareServer();
  const { code, output } = await withDatabase(createAdmin);
  if (code !== 0) throw new Error(output.trim());
  console.log(output);
});

async function createAdmin(/** @type {string} */ url) {
  const demo = !process.env.DATABASE_URL || isDemoByName();
  const program = path.join(buildFolder, "create-admin.mjs");
  return capture(process.execPath, [program, ...process.argv.slice(2)], {
    ...(await localSecrets()),
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    DATABASE_URL: url,
    BAZAR_DEMO: demo ? "1" : "0",
  });
}
