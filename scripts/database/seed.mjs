/** `npm run db:seed`: fills the project's database with the demo restaurants. */
import { seed } from "../launch/database.mjs";
import { migrationUrl, runtimeUrl } from "../launch/own-database.mjs";
import { prepareServer } from "../launch/prepare.mjs";
import { runCommand } from "../launch/report.mjs";
import { localSecrets } from "../launch/secrets.mjs";
import { bringUpToDate } from "./bring-up-to-date.mjs";
import { withDatabase } from "./with-database.mjs";

await runCommand(async () => {
  await prepareServer();
  await withDatabase(async (url) => {
    const owner = migrationUrl() ?? url;
    await bringUpToDate(owner, runtimeUrl());
    await seed(owner, await localSecrets({ demo: true }), { history: true });
  });
  console.log("The demo restaurants are ready.");
});
