import { spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
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
import { projectFolder } from "../launch/project.mjs";
import { compile, installClient } from "./install-client.mjs";

const test = appTest.extend("settings", { scope: "file" }, { WEBHOOK_ALLOW_LOOPBACK: "1" });

type Example = {
  name: string;
  key: string[];
  play?: { setting: string; scopes: string[] };
  more?: Record<string, string>;
};

/** With the scopes that each README names, and nothing beyond them. */
const EXAMPLES: Example[] = [
  {
    name: "till",
    key: ["orders:write", "menu:write", "webhooks:write", "events:read", "bills:read"],
    play: { setting: "BAZAR_PLAY_KEY", scopes: ["menu:write", "bills:write"] },
  },
  {
    name: "accountant",
    key: [
      ...["orders:read", "bills:read", "money:read", "receipts:read"],
      ...["gift_cards:read", "drawers:read", "reports:read", "events:read"],
    ],
    play: {
      setting: "BAZAR_PLAY_KEY",
      scopes: ["orders:write", "refunds:write", "gift_cards:write", "drawers:write"],
    },
  },
  {
    name: "aggregator",
    key: [
      ...["orders:write", "order_prices:write", "menu:read", "receipts:read"],
      ...["events:read", "webhooks:write"],
    ],
    play: { setting: "BAZAR_STAFF_KEY", scopes: ["menu:write", "orders:write", "settings:write"] },
  },
  {
    name: "website",
    key: [],
    play: { setting: "BAZAR_STAFF_KEY", scopes: ["bookings:write", "orders:write", "settings:write"] },
    // The API alone is served here; e2e/journeys/embed.spec.ts looks at frames.
    more: { SITE_FRAME: "0" },
  },
  {
    name: "booking-channel",
    key: ["bookings:write", "events:read", "webhooks:write"],
    play: { setting: "BAZAR_STAFF_KEY", scopes: ["bookings:write"] },
  },
];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bazar-examples-"));
  await cp(path.join(projectFolder, "examples"), folder, { recursive: true });
  await installClient(folder);
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(EXAMPLES)("the example $name", ({ name, key, play, more }) => {
  test("compiles strictly, and does what it says at a new restaurant", { timeout: 120_000 }, async () => {
    await compile(path.join(folder, name));
    app.clock.now = () => new Date();
    const shop = await seedCardShop(app, { externalMethods: ["terminal"], tipsOnOrders: true });
    await seedTax(app, shop);
    await seedRoom(app, shop, { One: 2, Two: 2, Three: 2, Four: 4, Six: 6 });
    const working = workOffJobs();
    const { code, output, errors } = await runProgram(name, {
      BAZAR_URL: await originOf(app),
      BAZAR_TENANT: shop.slug,
      BAZAR_KEY: await keyFor(app, shop, key),
      PORT: String(await freePort()),
      BOOKS_FOLDER: path.join(folder, "books"),
      ...(play ? { [play.setting]: await keyFor(app, shop, play.scopes) } : {}),
      ...more,
    });
    await working.stop();
    expect(code, errors + output).toBe(0);
    expect(JSON.parse(output.trim().split("\n").at(-1) ?? "")).toMatchObject({ program: name });
  });
});

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
