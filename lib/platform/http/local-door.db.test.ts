import { describe, expect } from "vitest";
import { hostKind } from "@/lib/testing/api-host";
import { apiRoutes, createApi } from "@/lib/testing/call";
import { api, app as demo, appTest as it } from "@/lib/testing/fixtures";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

const DOORS = apiRoutes
  .filter(({ path }) => path.startsWith("/api/dev/"))
  .flatMap(({ path, module }) => Object.keys(module).map((method) => [method, path] as const));

const OWN_SERVER = { BAZAR_DEMO: "0", PUBLIC_URL: "https://bazar.example" };

const opened: TestApp[] = [];
async function appOf(environment: Record<string, string>): Promise<TestApp> {
  const app = await createTestApp(environment);
  opened.push(app);
  return app;
}

it.afterAll(() => Promise.all(opened.map((app) => app.stop())));

/** What a closed door answers is what any path answers that does not exist. */
async function expectClosed(app: TestApp, method: string, path: string, options = {}): Promise<void> {
  const api = createApi(app);
  const closed = await api(method, path, { body: method === "GET" ? undefined : {}, ...options });
  const unknown = await api("GET", "/api/dev/nothing-here");
  expect([closed.status, closed.body]).toEqual([404, unknown.body]);
}

// A test's own requests to a real host come from loopback and name its address, whatever they would like to be.
describe.skipIf(hostKind !== "direct").each(DOORS)("%s %s", (method, path) => {
  it("is open on a demo to a caller on this machine", async () => {
    const body = method === "GET" ? undefined : {};
    const { status } = await api(method, path, { body, from: "127.0.0.1" });
    expect(status).not.toBe(404);
  });

  it("is open to a program on this machine that takes an address of its own", async () => {
    const body = method === "GET" ? undefined : {};
    const headers = { "x-forwarded-for": "203.0.113.5" };
    const { status } = await api(method, path, { body, from: "127.0.0.1", headers });
    expect(status).not.toBe(404);
  });

  it.each(["203.0.113.5", "10.0.0.7", "fe80::1"])("is closed to the peer %s", async (from) => {
    await expectClosed(demo, method, path, { from });
  });

  it.each([
    ["forwarded", "for=203.0.113.5"],
    ["x-real-ip", "203.0.113.5"],
    ["cf-connecting-ip", "203.0.113.5"],
    ["x-forwarded-host", "bazar.example"],
    ["host", "bazar.example"],
    ["host", "localhost.bazar.example"],
  ])("is closed to what a proxy on this machine passes on with %s: %s", async (name, value) => {
    await expectClosed(demo, method, path, { from: "127.0.0.1", headers: { [name]: value } });
  });

  it("is closed to X-Forwarded-For where the public address is another, as only a proxy leads from there", async () => {
    const app = await appOf({ PUBLIC_URL: "https://demo.example" });
    const headers = { host: "localhost:3000", "x-forwarded-for": "203.0.113.5" };
    await expectClosed(app, method, path, { from: "127.0.0.1", headers });
  });

  it("is closed on a server with a database of its own, also to this machine", async () => {
    await expectClosed(await appOf(OWN_SERVER), method, path, { from: "127.0.0.1" });
  });

  it("is closed on Vercel, whatever a caller claims to be", async () => {
    const app = await appOf({ ...OWN_SERVER, VERCEL: "1", CRON_SECRET: "secret" });
    const headers = { "x-vercel-forwarded-for": "127.0.0.1", "x-forwarded-for": "127.0.0.1" };
    await expectClosed(app, method, path, { from: "127.0.0.1", headers });
  });
});
