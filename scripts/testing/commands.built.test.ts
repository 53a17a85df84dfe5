import { type ChildProcess, spawn } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderBody, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { ownedDatabaseUrl, testDatabaseUrl } from "@/lib/testing/test-database";
import { freePort } from "../launch/ports.mjs";
import { preparePages, prepareServer } from "../launch/prepare.mjs";
import { projectFolder } from "../launch/project.mjs";

const SECRETS = {
  SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
  CRON_SECRET: "a scheduler's secret",
};
const BUILD_MS = 10 * 60_000;

let app: TestApp;
let installation: Record<string, string>;
const children: ChildProcess[] = [];

beforeAll(async () => {
  await prepareServer();
  await preparePages();
  app = await createTestApp(SECRETS);
  app.clock.set(new Date());
  installation = {
    ...SECRETS,
    DATABASE_URL: await testDatabaseUrl(),
    MIGRATION_DATABASE_URL: await ownedDatabaseUrl(),
    PUBLIC_URL: "http://localhost:3999",
    BAZAR_DEMO: "",
    LOG_LEVEL: "fatal",
  };
}, BUILD_MS);
afterAll(async () => {
  await Promise.all(children.map(end));
  await app?.stop();
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

function start(script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: "production", HOST: "", ...env },
  });
  children.push(child);
  let output = "";
  const hear = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
  const saidReady = new Promise<void>((resolve, reject) => {
    child.stdout.on("data", () => output.includes("Stop with Ctrl-C") && resolve());
    ended.then(() => reject(new Error(output)));
  });
  saidReady.catch(() => undefined);
  return { ended, saidReady };
}

async function serve(): Promise<string> {
  const port = await freePort();
  await start("scripts/serve.mjs", [], { ...installation, PORT: String(port) }).saidReady;
  return `http://localhost:${port}`;
}

describe("npm run serve", { timeout: 120_000 }, () => {
  it("runs twice from one checkout, on one database", async () => {
    const [one, other] = await Promise.all([serve(), serve()]);
    const shop = await seedShop(app);
    const placed = await fetch(`${one}/api/public/${shop.slug}/orders`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(orderBody(shop)),
    });
    const { id } = (await placed.json()) as { id: string };
    const read = await fetch(`${other}/api/tenant/${shop.slug}/orders/${id}`, {
      headers: { cookie: shop.owner.cookie },
    });
    expect([placed.status, read.status]).toEqual([200, 200]);
    for (const origin of [one, other]) {
      expect((await fetch(`${origin}/s/${shop.slug}`)).status).toBe(200);
      expect((await fetch(`${origin}/dev/mail`)).status).toBe(404);
      expect((await fetch(`${origin}/api/dev/mail`)).status).toBe(404);
    }
  });

  it.each([
    ["DATABASE_URL", { DATABASE_URL: "" }],
    ["PUBLIC_URL", { PUBLIC_URL: "" }],
    ["npm run build", { NEXT_DIST_DIR: ".next-never-built" }],
  ])("ends with one sentence about %s", async (word, changes) => {
    const { code, output } = await start("scripts/serve.mjs", [], {
      ...installation,
      PORT: String(await freePort()),
      ...changes,
    }).ended;
    expect([code, output.trim().split("\n")]).toEqual([1, [expect.stringContaining(word)]]);
  });
});

describe("npm start", () => {
  it("with a database of one's own ends in one sentence without the public address", async () => {
    const { code, output } = await start("scripts/start.mjs", [], { ...installation, PUBLIC_URL: "" }).ended;
    expect([code, output.trim().split("\n")]).toEqual([1, [expect.stringContaining("PUBLIC_URL")]]);
  });
});

describe("npm run admin:create", { timeout: 60_000 }, () => {
  const create = (...args: string[]) => start("scripts/database/admin.mjs", args, installation).ended;

  it("prints the link of the first super-admin, and refuses a second one", async () => {
    const made = await create("--email", "Root@bazar.example", "--name", "Root");
    expect(made).toMatchObject({ code: 0 });
    expect(made.output).toMatch(/http:\/\/localhost:3999\/reset-password\?token=[\w-]{43}\n/);
    expect((await create("--email", "second@bazar.example")).code).toBe(1);
    expect(
      await app.db.prisma.user.findMany({ where: { role: "superadmin" }, select: { email: true } }),
    ).toEqual([{ email: "root@bazar.example" }]);
  });

  it.each([[[]], [["--email", "nobody"]], [["--mail", "a@b.example"]]])("refuses %j", async (args) => {
    expect((await create(...args)).code).toBe(1);
  });
});
