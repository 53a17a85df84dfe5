import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { shareApp } from "@/lib/platform/current-app";
import { nameOfRelease } from "@/lib/platform/env/release";
import { apiRoutes } from "@/lib/testing/call";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { createHttpServer, type HttpServer } from "./http-server";
import type { Listener } from "./request-gate";

const TOKEN = "a-token-for-tests-0123456789";

let app: TestApp;
const opened: HttpServer[] = [];

beforeAll(async () => {
  app = await createTestApp({ METRICS_TOKEN: TOKEN });
  shareApp(app);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ stop }) => stop(0)));
});
afterAll(() => app.stop());

const greet: Listener = async (_request, response) => {
  response.writeHead(200, { "content-type": "text/plain" }).end("a page");
};

async function open(pages: Listener = greet, routes = apiRoutes) {
  const made = await createHttpServer(app, { routes, pages });
  made.server.listen(0, "127.0.0.1");
  await once(made.server, "listening");
  opened.push(made);
  return { ...made, origin: `http://127.0.0.1:${(made.server.address() as AddressInfo).port}` };
}

describe("the release", () => {
  it.each(["/", "/api/nothing/here", "/api/openapi.json", "/healthz", "/readyz", "/metrics", "//x"])(
    "that answered %s is in a header",
    async (path) => {
      const { origin } = await open();
      const { headers } = await fetch(`${origin}${path}`);
      expect(headers.get("x-bazar-version")).toBe(nameOfRelease(app.release));
    },
  );

  it("stays in the answer of a server that refuses because it stops", async () => {
    const { origin, stop } = await open(() => new Promise(() => undefined));
    const page = fetch(`${origin}/`);
    await expect.poll(async () => (await fetch(`${origin}/healthz`)).status).toBe(200);
    await stop(0);
    const answer = await page;
    expect([answer.status, answer.headers.get("x-bazar-version")]).toEqual([503, nameOfRelease(app.release)]);
  });
});

it("all cookies of an answer arrive", async () => {
  const cookies = ["one=1; Path=/", "two=2; Path=/"];
  const answer = () => new Response("{}", { headers: cookies.map((cookie) => ["set-cookie", cookie]) });
  const { origin } = await open(greet, [
    { path: "/api/two-cookies", methods: ["GET"], module: { GET: async () => answer() } },
  ]);
  const { headers } = await fetch(`${origin}/api/two-cookies`);
  expect(headers.getSetCookie()).toEqual(cookies);
});

describe("the metrics", () => {
  it("are there with their token, also while the server drains, and count its pages", async () => {
    const { origin, drain } = await open();
    await fetch(`${origin}/s/luigi`);
    drain();
    expect((await fetch(`${origin}/metrics`)).status).toBe(401);
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(await answer.text()).toMatch(
      /^bazar_page_duration_seconds_count\{surface="storefront",status="2xx"\} [1-9]/m,
    );
  });
});
