/** The build on Vercel: database client, migrations of the production database (if set for the build), pages. */
import { bringUpToDate } from "./database/bring-up-to-date.mjs";
import { runtimeUrl, vercelMigrationUrl } from "./launch/own-database.mjs";
import { prepareCode, preparePages } from "./launch/prepare.mjs";
import { runCommand, step } from "./launch/report.mjs";

await runCommand(async () => {
  await prepareCode();
  const url = vercelMigrationUrl(process.env);
  if (url) await step("Bringing the database up to date", () => bringUpToDate(url, runtimeUrl()));
  else
    console.log(
      "  No migrations: they run only in production builds with DATABASE_URL, DIRECT_URL or MIGRATION_DATABASE_URL.",
    );
  await preparePages();
});
