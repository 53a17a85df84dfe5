/** `npm run db:migrate`: brings the database up to date with prisma/migrations. */
import { migrationUrl, runtimeUrl } from "../launch/own-database.mjs";
import { runCommand } from "../launch/report.mjs";
import { bringUpToDate } from "./bring-up-to-date.mjs";
import { withDatabase } from "./with-database.mjs";

await runCommand(async () => {
  const applied = await withDatabase((url) => bringUpToDate(migrationUrl() ?? url, runtimeUrl()));
  console.log(applied.length ? `Applied: ${applied.join(", ")}` : "The database is up to date.");
});
