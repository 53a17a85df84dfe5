/** `npm run db:migrate`: brings the database up to date with prisma/migrations. */
import { migrationUrl } from "../launch/own-database.mjs";
import { runCommand } from "../launch/report.mjs";
import { applyMigrations } from "./apply-migrations.mjs";
import { withDatabase } from "./with-database.mjs";

await runCommand(async () => {
  const { applied, recorded } = await withDatabase((url) => applyMigrations(migrationUrl() ?? url));
  if (recorded.length > 0)
    console.log(`Done by an interrupted run, and recorded now: ${recorded.join(", ")}`);
  console.log(applied.length > 0 ? `Applied: ${applied.join(", ")}` : "The database is up to date.");
});
