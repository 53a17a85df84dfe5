/** The build on Vercel: database client, migrations of DATABASE_URL (if set for the build), pages. */
import { applyMigrations } from "./database/apply-migrations.mjs";
import { prepareCode, preparePages } from "./launch/prepare.mjs";
import { runCommand } from "./launch/report.mjs";

await runCommand(async () => {
  await prepareCode();
  if (process.env.DATABASE_URL) await applyMigrations(process.env.DATABASE_URL);
  await preparePages();
});
