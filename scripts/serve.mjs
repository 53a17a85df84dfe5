/**
 * `npm run serve`: one server process on DATABASE_URL, from what `npm run build` made and `npm run db:migrate` prepared.
 * It neither installs nor builds nor locks anything, so that any number of them run from one checkout, each on a PORT
 * of its own.
 */
import { sayReady } from "./launch/addresses.mjs";
import { requireInstalled, requireNode } from "./launch/install.mjs";
import { isDemoByName, requireOwnDatabase } from "./launch/own-database.mjs";
import { isOpenToOthers, requireFreePort, wantedPort } from "./launch/ports.mjs";
import { requireBuild } from "./launch/prepare.mjs";
import { localSecrets } from "./launch/secrets.mjs";
import { runSession } from "./launch/session.mjs";
import { speakAsServer } from "./launch/voice.mjs";

speakAsServer();
await runSession(async (session) => {
  const started = performance.now();
  requireNode();
  requireOwnDatabase();
  const port = wantedPort();
  await requireFreePort(port);
  await requireInstalled();
  await requireBuild();

  const demo = isDemoByName();
  const { startServer } = await import("./launch/server-process.mjs");
  const env = { ...(await localSecrets()), PORT: String(port), BAZAR_DEMO: demo ? "1" : "0" };
  const server = await startServer(env);
  session.atEnd(server.stop);

  sayReady(started, { port, demo, open: isOpenToOthers() });
  session.endsWith(server.ended, "The server has ended.");
});
