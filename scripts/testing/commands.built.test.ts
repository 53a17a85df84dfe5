import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { orderBody, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { ownedDatabaseUrl, testDatabaseUrl } from "@/lib/testing/test-database";
import { freePort } from "../launch/ports.mjs";
import { projectFolder } from "../launch/project.mjs";
import { createDatabase } from "./create-database";
import { endAll, serve, startProgram } from "./start-program";

const SECRETS = {
  SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
  GIFT_CARD_SECRET: "a-secret-for-cards-in-tests-0123456789abcdef",
  CRON_SECRET: "a scheduler's secret",
};

let app: TestApp;
let installation: Record<string, string>;

beforeAll(async () => {
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
});
afterAll(async () => {
  await endAll();
  await app?.stop();
});

const start = (script: string, args: string[], env: Record<string, string>) =>
  startProgram(projectFolder, script, args, env);

describe("npm run serve", { timeout: 120_000 }, () => {
  it("runs twice from one checkout, on one database", async () => {
    const servers = await Promise.all([1, 2].map(() => serve(projectFolder, installation)));
    const [one = "", other = ""] = servers.map(({ origin }) => origin);
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
      expect((await fetch(`${origin}/dev/printers`)).status).toBe(404);
      expect((await fetch(`${origin}/api/dev/printers`)).status).toBe(404);
      expect((await fetch(`${origin}/api/dev/mail`)).status).toBe(404);
    }
  });

  const refused = async (changes: Record<string, string>) => {
    const env = { ...installation, PORT: String(await freePort()), ...changes };
    const { code, output } = await start("scripts/serve.mjs", [], env).ended;
    return {
      code,
      lines: output
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    };
  };

  it.each([
    ["DATABASE_URL", { DATABASE_URL: "" }],
    ["npm run build", { NEXT_DIST_DIR: ".next-never-built" }],
  ])("ends with one sentence about %s", async (word, changes) => {
    const { code, lines } = await refused(changes);
    expect([code, lines]).toEqual([
      1,
      [{ level: "fatal", time: expect.any(String), msg: expect.stringContaining(word) }],
    ]);
  });

  it("names every variable at fault in one report, and makes up no secret", async () => {
    const { code, lines } = await refused({
      PUBLIC_URL: "",
      SESSION_SECRET: "",
      GIFT_CARD_SECRET: "",
      LOG_LEVEL: "loud",
      STRIPE_SECRET_KEY: "sk_test_1",
    });
    const report = lines.find(({ msg }) => msg.startsWith("The environment is not valid")).msg;
    expect(code).toBe(1);
    for (const name of [
      "PUBLIC_URL",
      "SESSION_SECRET",
      "GIFT_CARD_SECRET",
      "LOG_LEVEL",
      "STRIPE_WEBHOOK_SECRET",
    ])
      expect(report).toContain(`\n  ${name}: `);
  });

  it("ends with the command to run on an empty database", async () => {
    const DATABASE_URL = await createDatabase(inject("postgresUrl"), `bazar_empty_${process.pid}`);
    const { code, lines } = await refused({ DATABASE_URL });
    expect([code, lines[0].msg]).toEqual([1, expect.stringContaining("npm run db:migrate")]);
    expect(JSON.stringify(lines)).not.toMatch(/\n\s+at /);
  });

  it("says line by line in JSON what is on and what is not, and which variables nobody reads", async () => {
    const env = { ...installation, LOG_LEVEL: "info", RESEND_APIKEY: "re_1", S3_KEY: "x" };
    const { origin, lines } = await serve(projectFolder, env);
    await fetch(`${origin}/`);
    await fetch(`${origin}/api/public/nobody/menu`);
    const said = lines().map((line) => JSON.parse(line));
    expect(said.find(({ msg }) => msg === "start")).toMatchObject({
      mail: expect.stringMatching(/^none: /),
      payments: "cash only (STRIPE_SECRET_KEY)",
      "gift cards": "all under the newest key of GIFT_CARD_SECRET",
      demo: "off",
    });
    const warnings = said.filter(({ level }) => level === "warn").map(({ msg }) => msg);
    expect(warnings).toContain("RESEND_APIKEY is set, and nothing reads it. Did you mean RESEND_API_KEY?");
    expect(warnings.some((text) => text.startsWith("S3_KEY is set"))).toBe(true);
    expect(warnings.some((text) => text.startsWith("none: emails are kept"))).toBe(true);
    expect(said.at(-1).msg).toBeTypeOf("string");
    expect(lines().join()).not.toContain(installation.SESSION_SECRET);
    expect(lines().join()).not.toContain(installation.GIFT_CARD_SECRET);
  });
});

describe("npm start", () => {
  it("with a database of one's own asks at once for what a real installation has to say", async () => {
    const env = { ...installation, PUBLIC_URL: "", SESSION_SECRET: "", GIFT_CARD_SECRET: "" };
    const { code, output } = await start("scripts/start.mjs", [], env).ended;
    const { msg } = JSON.parse(output);
    expect([code, msg]).toEqual([
      1,
      expect.stringMatching(/^DATABASE_URL is set.*PUBLIC_URL: .*SESSION_SECRET: .*GIFT_CARD_SECRET: /s),
    ]);
  });
});

describe("npm run admin:create", { timeout: 120_000 }, () => {
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

  it("names the command to run on an empty database", async () => {
    const DATABASE_URL = await createDatabase(inject("postgresUrl"), `bazar_no_admin_${process.pid}`);
    const args = ["--email", "root@bazar.example"];
    const { code, output } = await start("scripts/database/admin.mjs", args, {
      ...installation,
      DATABASE_URL,
    }).ended;
    expect([code, output.trim()]).toEqual([1, expect.stringMatching(/^[^\n]*npm run db:migrate$/)]);
  });
});
