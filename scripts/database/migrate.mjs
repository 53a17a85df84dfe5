/** `npm run db:migrate`: brings the database up to date with prisma/migrations. */
import { migrationUrl } from "../launch/own-database.mjs";
import { runCommand } from "../launch/report.mjs";
import { applyMigrations } from "./apply-migrations.mjs";
import { withDatabase } from "./with-database.mjs";

await runCommand(async () => {
  const applied = await withDatabase((url) => applyMigrations(migrationUrl() ?? url));
  console.log(applied.length ? `Applied: ${applied.join(", ")}` : "The database is up to date.");
});
