/** `npm run db:migrate`: brings the database up to date with prisma/migrations. */
import { migrationUrl, runtimeUrl } from "../launch/own-database.mjs";
import { runCommand } from "../launch/report.mjs";
import { bringUpToDate } from "./bring-up-to-date.mjs";
import { withDatabase } from "./with-database.mjs";

await runCommand(async () => {
  const { applied, recorded } = await withDatabase((url) =>
    bringUpToDate(migrationUrl() ?? url, runtimeUrl()),
  );
  if (recorded.length > 0)
    console.log(`Done by an interrupted run, and recorded now: ${recorded.join(", ")}`);
  console.log(applied.length > 0 ? `Applied: ${applied.join(", ")}` : "The database is up to date.");
});
