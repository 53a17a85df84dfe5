import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FragileLink, openFragileLink } from "@/lib/testing/fragile-link";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { asTableOwner, testDatabaseUrl } from "@/lib/testing/test-database";
import { freePort } from "../launch/ports.mjs";
import { projectFolder } from "../launch/project.mjs";
import { endAll, serve, startProgram } from "./start-program";

const SECRETS = {
  SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
  GIFT_CARD_SECRET: "a-secret-for-cards-in-tests-0123456789abcdef",
};

let app: TestApp;
let shop: SeededShop;
let link: FragileLink;
let env: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp(SECRETS);
  shop = await seedShop(app);
  link = await openFragileLink(await testDatabaseUrl());
  env = {
    ...SECRETS,
    DATABASE_URL: link.url,
    PUBLIC_URL: "http://localhost:3999",
    BAZAR_DEMO: "",
    LOG_LEVEL: "info",
  };
});
afterAll(async () => {
  await endAll();
  await link?.close();
  await app?.stop();
});

const hosts = {
  "npm run serve": () => serve(projectFolder, env),
  "next start": async () => {
    const port = await freePort();
    const next = "node_modules/next/dist/bin/next";
    const program = startProgram(projectFolder, next, ["start", "--port", String(port)], env);
    await program.says("Ready in");
    return { ...program, origin: `http://localhost:${port}` };
  },
};

describe.each(Object.entries(hosts))("a page under %s", (name, start) => {
  let origin: string;
  let lines: () => string[];
  const ask = (page: string) => fetch(`${origin}${page}`, { headers: { "accept-language": "de" } });
  const pages = () => ["/", `/s/${shop.slug}`, `/s/${shop.slug}/reserve`, `/t/${shop.slug}`];

  beforeAll(async () => {
    ({ origin, lines } = await start());
  }, 60_000);

  it("says that we are right back while the database is away, and is there when it is back", async () => {
    for (const page of pages()) expect([page, (await ask(page)).status]).toEqual([page, 200]);
    await link.breakOff();
    for (const page of pages()) {
      const answer = await ask(page);
      expect([page, answer.status, answer.headers.get("retry-after")]).toEqual([page, 503, "5"]);
      expect(await answer.text()).toContain("Wir sind gleich zurück");
    }
    await link.mend();
    await expect.poll(async () => (await ask("/")).status, { timeout: 10_000 }).toBe(200);
  }, 60_000);

  it.runIf(name === "npm run serve")(
    "that fails because of a bug is 500, counted, and one line of the log",
    async () => {
      const healthOf = async () =>
        (await (await fetch(`${origin}/healthz`)).json()) as Record<string, number>;
      expect((await healthOf()).faults).toBe(0);
      await asTableOwner("ALTER TABLE tenant RENAME TO tenant_gone");
      expect((await ask(`/s/${shop.slug}`)).status).toBe(500);
      await asTableOwner("ALTER TABLE tenant_gone RENAME TO tenant");
      const { faults, outages } = await healthOf();
      expect(faults).toBe(1);
      expect(outages).toBeGreaterThanOrEqual(pages().length);
      const failures = lines().filter((line) => line.includes('"page failed"'));
      expect(failures.map((line) => JSON.parse(line))).toMatchObject([
        {
          level: "error",
          err: { code: expect.any(String), stack: expect.any(String) },
          digest: expect.any(String),
        },
      ]);
    },
  );
});
