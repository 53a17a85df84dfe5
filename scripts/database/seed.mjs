/** `npm run db:seed`: fills the project's database with the demo restaurants. */
import { seed } from "../launch/database.mjs";
import { migrationUrl } from "../launch/own-database.mjs";
import { prepareServer } from "../launch/prepare.mjs";
import { runCommand } from "../launch/report.mjs";
import { localSecrets } from "../launch/secrets.mjs";
import { applyMigrations } from "./apply-migrations.mjs";
import { withDatabase } from "./with-database.mjs";

await runCommand(async () => {
  await prepareServer();
  await withDatabase(async (url) => {
    await applyMigrations(migrationUrl() ?? url);
    await seed(url, await localSecrets({ demo: true }), { history: true });
  });
  console.log("The demo restaurants are ready.");
});
