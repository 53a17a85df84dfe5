/** The build on Vercel: database client, migrations of the production database (if set for the build), pages. */
import { applyMigrations } from "./database/apply-migrations.mjs";
import { vercelMigrationUrl } from "./launch/own-database.mjs";
import { prepareCode, preparePages } from "./launch/prepare.mjs";
import { runCommand, step } from "./launch/report.mjs";

await runCommand(async () => {
  await prepareCode();
  const url = vercelMigrationUrl(process.env);
  if (url) await step("Bringing the database up to date", () => applyMigrations(url));
  else console.log("  No migrations: they run only in production builds with DATABASE_URL or DIRECT_URL.");
  await preparePages();
});
