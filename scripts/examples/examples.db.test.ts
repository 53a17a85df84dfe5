import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { keyFor } from "@/lib/testing/api-keys";
import { originOf } from "@/lib/testing/call";
import { app, appTest } from "@/lib/testing/fixtures";
import { seedCardShop } from "@/lib/testing/online-payments";
import { seedRoom } from "@/lib/testing/seed-room";
import { seedTax } from "@/lib/testing/seed-tax";
import { compile, installClient } from "../clients/install-client.mjs";
import { projectFolder } from "../launch/project.mjs";

const test = appTest.extend("settings", { scope: "file" }, { WEBHOOK_ALLOW_LOOPBACK: "1" });

/** What each says of itself in the end, beside its name. */
const EXAMPLES = [
  { name: "till", says: { counter: { sales: 2, openBills: 1 } } },
  { name: "accountant", says: { online: true, drawerDay: expect.any(String) } },
  { name: "aggregator", says: { refundsDue: 2 } },
  { name: "website", says: { browser: { preflights: expect.any(Number) } } },
  { name: "booking-channel", says: { feeds: { dishes: 2 } } },
];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bazar-examples-"));
  await cp(path.join(projectFolder, "examples"), folder, { recursive: true });
  await installClient(folder);
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(EXAMPLES)("the example $name", ({ name, says }) => {
  test("compiles strictly, and does what it says at a new restaurant", { timeout: 120_000 }, async () => {
    await compile(path.join(folder, name));
    app.clock.now = () => new Date();
    const shop = await seedCardShop(app, { externalMethods: ["terminal"], tipsOnOrders: true });
    await seedTax(app, shop);
    // The others set up tables by themselves.
    if (name === "till") await seedRoom(app, shop, { One: 2 });
    const working = workOffJobs();
    const { code, output, errors } = await runProgram(name, {
      BAZAR_URL: await originOf(app),
      BAZAR_TENANT: shop.slug,
      BAZAR_KEY: await keyFor(app, shop, await scopesOf(name, "BAZAR_KEY")),
      BAZAR_STAFF_KEY: await keyFor(app, shop, await scopesOf(name, "BAZAR_STAFF_KEY")),
      PORT: String(await freePort()),
      BOOKS_FOLDER: path.join(folder, "books"),
      // The API alone is served here; e2e/journeys/embed.spec.ts looks at frames.
      SITE_FRAME: "0",
    });
    await working.stop();
    expect(code, errors + output).toBe(0);
    expect(JSON.parse(output.trim().split("\n").at(-1) ?? "")).toMatchObject({ program: name, ...says });
  });
});

/** The scopes that the program's README names for a key: these must do. */
async function scopesOf(name: string, setting: string): Promise<string[]> {
  const text = await readFile(path.join(folder, name, "README.md"), "utf8");
  const row = text.split("\n").find((line) => line.startsWith(`| \`${setting}\` |`)) ?? "";
  return [...row.matchAll(/`(\w+:(?:read|write))`/g)].map(([, scope = ""]) => scope);
}

/** What the workers of a server do while it runs. */
function workOffJobs(): { stop(): Promise<void> } {
  let isRunning = true;
  const loop = (async () => {
    while (isRunning) {
      await app.jobs.drain(app);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    stop() {
      isRunning = false;
      return loop;
    },
  };
}

function runProgram(name: string, env: Record<string, string>) {
  const program = path.join(folder, "dist", name, "src/main.js");
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...process.env, ...env },
    timeout: 100_000,
  });
  let [output, errors] = ["", ""];
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (errors += chunk));
  return new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, output, errors }));
  });
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(0, () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
