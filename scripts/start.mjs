/**
 * `npm start`: everything from a fresh clone to a running platform with demo data. Uses nothing but Node until
 * the dependencies are there, repeats only what has changed, and ends everything it started.
 */
import { sayReady } from "./launch/addresses.mjs";
import { requireDiskSpace } from "./launch/disk.mjs";
import { ensureInstalled, requireNode } from "./launch/install.mjs";
import { lockData } from "./launch/lock.mjs";
import { requireSettings } from "./launch/own-database.mjs";
import { isOpenToOthers, requireFreePort, wantedPort } from "./launch/ports.mjs";
import { preparePages, prepareServer } from "./launch/prepare.mjs";
import { localSecrets } from "./launch/secrets.mjs";
import { runSession } from "./launch/session.mjs";
import { speakAsServer } from "./launch/voice.mjs";

speakAsServer();
await runSession(async (session) => {
  const started = performance.now();
  requireNode();
  requireSettings();
  const port = wantedPort();
  await requireFreePort(port);
  await requireDiskSpace();
  const lock = await lockData();
  session.atEnd(lock.release);
  await ensureInstalled();
  await prepareServer();
  await preparePages();

  const { openDatabase } = await import("./launch/database.mjs");
  const { keepServer } = await import("./launch/keep-server.mjs");
  const env = { ...(await localSecrets()), PORT: String(port) };
  const database = await openDatabase(env, session);
  const server = await keepServer({ ...env, ...database.env });
  session.atEnd(server.stop);

  sayReady(started, { port, demo: database.demo, open: isOpenToOthers() });
  session.endsWith(server.ended, "The server has ended.");
});
