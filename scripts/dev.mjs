/** `npm run dev`: the embedded database with demo data, and Next in development mode. */
import { spawn } from "node:child_process";
import { addresses } from "./launch/addresses.mjs";
import { followApiRoutes } from "./launch/api-routes.mjs";
import { ensureInstalled, requireNode } from "./launch/install.mjs";
import { lockData } from "./launch/lock.mjs";
import { requireSettings } from "./launch/own-database.mjs";
import { requireFreePort, wantedPort } from "./launch/ports.mjs";
import { prepareServer } from "./launch/prepare.mjs";
import { projectFolder } from "./launch/project.mjs";
import { packageProgram } from "./launch/run.mjs";
import { localSecrets } from "./launch/secrets.mjs";
import { runSession } from "./launch/session.mjs";

await runSession(async (session) => {
  requireNode();
  requireSettings();
  const port = wantedPort();
  await requireFreePort(port);
  const lock = await lockData();
  session.atEnd(lock.release);
  await ensureInstalled();
  await prepareServer();

  const { openDatabase } = await import("./launch/database.mjs");
  const mode = /** @type {const} */ ("development");
  const env = { ...(await localSecrets()), PORT: String(port), NODE_ENV: mode };
  const database = await openDatabase(env, session);
  const next = spawn(
    process.execPath,
    [packageProgram("next/dist/bin/next"), "dev", "--hostname", "127.0.0.1", "--port", String(port)],
    {
      cwd: projectFolder,
      env: {
        ...process.env,
        MIGRATION_DATABASE_URL: undefined,
        ...env,
        ...database.env,
        BAZAR_LOOPBACK_ONLY: "1",
      },
      stdio: "inherit",
      detached: true,
    },
  );
  const ended = new Promise((resolve) => next.once("exit", (code) => resolve(code ?? 1)));
  session.atEnd(async () => {
    next.kill("SIGTERM");
    await ended;
  });
  followApiRoutes();
  console.log(addresses({ port, demo: database.demo }));
  session.endsWith(ended, "Next has ended.");
});
