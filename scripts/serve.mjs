/**
 * `npm run serve`: one server process on DATABASE_URL, from what `npm run build` made and `npm run db:migrate` prepared.
 * It neither installs nor builds nor locks anything, so that any number of them run from one checkout, each on a PORT
 * of its own.
 */
import { addresses } from "./launch/addresses.mjs";
import { requireInstalled, requireNode } from "./launch/install.mjs";
import { isDemoByName, requireOwnDatabase, requirePublicUrl } from "./launch/own-database.mjs";
import { isOpenToOthers, requireFreePort, wantedPort } from "./launch/ports.mjs";
import { requireBuild } from "./launch/prepare.mjs";
import { seconds } from "./launch/report.mjs";
import { localSecrets } from "./launch/secrets.mjs";
import { runSession } from "./launch/session.mjs";

await runSession(async (session) => {
  const started = performance.now();
  requireNode();
  requireOwnDatabase();
  requirePublicUrl();
  const port = wantedPort();
  await requireFreePort(port);
  await requireInstalled();
  await requireBuild();

  const { startServer } = await import("./launch/server-process.mjs");
  const demo = isDemoByName();
  const env = { ...(await localSecrets()), PORT: String(port), BAZAR_DEMO: demo ? "1" : "0" };
  const server = await startServer(env);
  session.atEnd(server.stop);

  console.log(`  Ready after ${seconds(started)}`);
  console.log(addresses({ port, demo, open: isOpenToOthers() }));
  session.endsWith(server.ended, "The server has ended.");
});
