/**
 * `npm run test:node [-- 22 24]`: the API's tests through the self-hosted server, and a start of the built one, on every
 * Node that is supported, or on those that are named. Each is installed from the registry for the occasion.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { applyMigrations } from "../database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { openRuntimeRole } from "../database/runtime-role.mjs";
import { hostSuites } from "../gates/suites.mjs";
import { preparePages, prepareServer } from "../launch/prepare.mjs";
import { projectFolder } from "../launch/project.mjs";
import { capture, packageProgram } from "../launch/run.mjs";
import { runSession } from "../launch/session.mjs";
import { serveFrom, settingsOf } from "./installation.mjs";
import { installNode } from "./node-release.mjs";
import { createVerdicts } from "./verdicts.mjs";

const LINES = process.argv.length > 2 ? process.argv.slice(2) : ["20.19", "22", "24"];
const PAGES = ["/readyz", "/", "/join", "/api/openapi.json"];

await runSession(async (session) => {
  await prepareServer();
  await preparePages();
  const { tell, chapter, wrong } = createVerdicts();
  const folder = await mkdtemp(path.join(tmpdir(), "bazar-node-"));
  session.atEnd(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ name: "node", ephemeral: true });
  session.atEnd(postgres.stop);
  await applyMigrations(postgres.url);
  const env = settingsOf(await openRuntimeRole(postgres.url));
  for (const line of LINES) {
    const node = await installNode(line, folder);
    chapter(`Node ${node.version}`);
    const { code, output } = await capture(
      node.program,
      [
        packageProgram("vitest/vitest.mjs"),
        "run",
        "--project=integration",
        "--maxWorkers=1",
        "--reporter=dot",
        ...hostSuites,
      ],
      { CI: "true", NO_COLOR: "1", FORCE_COLOR: "0", NODE_ENV: "test", BAZAR_TEST_HOST: "server" },
    );
    const sum = /Tests\s+(.*)/.exec(output)?.[1] ?? output.slice(-300);
    tell("the API's tests through the self-hosted server", sum, code === 0);
    const server = await serveFrom(projectFolder, env, { command: [node.program, "scripts/serve.mjs"] });
    const statuses = await Promise.all(
      PAGES.map(async (page) => (await fetch(`${server.origin}${page}`)).status),
    );
    const isRight = statuses.every((status) => status === 200);
    tell(`the built server: ${PAGES.join(" ")}`, statuses.join(" "), isRight);
    const { code: status, ms } = await server.stop();
    tell("SIGTERM ends it", `status ${status}, ${ms} ms`, status === 0);
  }
  await session.end(wrong() === 0 ? 0 : 1);
});
