/**
 * `npm run test:image`: does what the Dockerfile says without Docker, on the Node that it names and from the files that
 * .dockerignore lets in. Then runs the result as Docker would: as process 1, as a user that may write into two folders
 * alone, on a database that the same image has migrated.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { projectFolder } from "../launch/project.mjs";
import { runSession } from "../launch/session.mjs";
import { buildImage, copyContext, NODE_USER } from "./build-image.mjs";
import { stagesOf } from "./dockerfile.mjs";
import { environmentOf } from "./environment.mjs";
import { serveFrom, settingsOf } from "./installation.mjs";
import { installNode } from "./node-release.mjs";
import { createVerdicts } from "./verdicts.mjs";

const run = promisify(execFile);
const FOREIGN = ["vitest", "typescript", "embedded-postgres", "esbuild", "prisma"];
const PAGES = ["/readyz", "/", "/join", "/sign-in", "/api/openapi.json"];
/** What only a Docker daemon can show. */
const UNTRIED =
  "Not tried: Docker itself, what its base image brings beside Node, networks and volumes of compose.yaml.";

await runSession(async (session) => {
  if (process.getuid?.() !== 0) throw new Error("Only root can start a process as another user.");
  const { tell, chapter, wrong } = createVerdicts();
  const folder = await mkdtemp(path.join(tmpdir(), "bazar-image-"));
  session.atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  await chmod(folder, 0o755);
  const stages = stagesOf(await readFile(path.join(projectFolder, "Dockerfile"), "utf8"));
  const node = await installNode(/^node:(\d+)-slim$/.exec(stages[0]?.base ?? "")?.[1] ?? "", folder);

  chapter(`The steps of the Dockerfile, on Node ${node.version}`);
  const context = path.join(folder, "context");
  tell("files that the image is made from", await copyContext(context));
  const image = await buildImage(stages, {
    folder,
    context,
    nodeFolder: node.folder,
    done: (stage, command, ms) => tell(`${stage}: ${command.slice(0, 58)}`, `${(ms / 1_000).toFixed(1)} s`),
  });

  chapter("What the image holds");
  const checkout = path.join(image.root, image.workdir);
  const megabytes = Number.parseInt((await run("du", ["-sm", checkout])).stdout, 10);
  tell("MB beside Node itself", megabytes, megabytes < 550);
  const foreign = FOREIGN.filter((name) => existsSync(path.join(checkout, "node_modules", name)));
  tell("development dependencies", foreign.join(" ") || "none", foreign.length === 0);
  const kept = [".git", ".env", "e2e", "lib/testing"].filter((name) => existsSync(path.join(checkout, name)));
  tell("history, secrets and tests", kept.join(" ") || "none", kept.length === 0);

  chapter("The image at work");
  const postgres = await startEmbeddedPostgres({ name: "image", ephemeral: true });
  session.atEnd(postgres.stop);
  const runtime = new URL(postgres.url);
  runtime.username = "bazar_runtime";
  runtime.password = "a-password-of-its-own";
  const folders = Object.entries(image.env).filter(([, value]) => value.startsWith("/"));
  const env = {
    NODE_ENV: undefined,
    ...settingsOf(runtime.href),
    ...image.env,
    ...Object.fromEntries(folders.map(([name, value]) => [name, image.root + value])),
    PATH: `${node.folder}:${process.env.PATH}`,
    HOME: "/nonexistent",
    LOG_LEVEL: "warn",
    DRAIN_SECONDS: "1",
    PORT: undefined,
  };
  const migrate = asUser(["node", "scripts/database/migrate.mjs"]);
  await run("setpriv", migrate, {
    cwd: checkout,
    env: environmentOf({ ...env, MIGRATION_DATABASE_URL: postgres.url }),
  });
  tell("migrations, as the user of the image", "done, with the role of servers");

  // A process 1 of its own, in a view of the processes of its own.
  const first = ["unshare", "--pid", "--fork", "--kill-child", "setpriv", ...asUser(image.command)];
  const server = await serveFrom(checkout, env, { command: first });
  session.atEnd(server.stop);
  for (const address of PAGES) {
    const { status } = await fetch(`${server.origin}${address}`);
    tell(`GET ${address}`, status, status === 200);
  }
  const health = () =>
    run("setpriv", asUser(image.check), { env: environmentOf({ ...env, PORT: String(server.port) }) }).then(
      () => "healthy",
      () => "unhealthy",
    );
  const healthy = await health();
  tell("HEALTHCHECK while it runs", healthy, healthy === "healthy");
  const written = (await run("find", [checkout, "-user", String(NODE_USER)])).stdout.trim();
  tell("written beside its two folders", written || "nothing", written === "");
  const refused = server.output().match(/EACCES|EROFS|EPERM/g) ?? [];
  tell("tried to write elsewhere", refused.length, refused.length === 0);
  const { faults } = await (await fetch(`${server.origin}/healthz`)).json();
  tell("faults", faults, faults === 0);

  const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
  const started = performance.now();
  process.kill(Number(children.trim()), "SIGTERM");
  const code = await server.ended;
  const ms = Math.round(performance.now() - started);
  tell("SIGTERM to process 1 ends it after its drain", `status ${code}, ${ms} ms`, code === 0 && ms < 15_000);
  const gone = await health();
  tell("HEALTHCHECK when it is gone", gone, gone === "unhealthy");
  console.log(`\n${UNTRIED}`);
  await session.end(wrong() === 0 ? 0 : 1);
});

/** The arguments of setpriv for a command of a container: its user, and no capability. */
function asUser(/** @type {string[]} */ command) {
  const user = [`--reuid=${NODE_USER}`, `--regid=${NODE_USER}`, "--clear-groups"];
  return [...user, "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all", ...command];
}
