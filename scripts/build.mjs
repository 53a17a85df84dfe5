/** `npm run build`: the server and the pages, when their sources have changed. */
import { preparePages, prepareServer } from "./launch/prepare.mjs";
import { runCommand } from "./launch/report.mjs";

await runCommand(async () => {
  await prepareServer();
  await preparePages();
});
