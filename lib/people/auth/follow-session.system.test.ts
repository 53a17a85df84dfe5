import { afterAll, beforeAll, expect, it } from "vitest";
import { createDispatcher } from "@/lib/platform/http/dispatch";
import { type Api, apiRoutes, createApi } from "@/lib/testing/call";
import { PASSWORD, seedSignIn, sessionOf } from "@/lib/testing/people";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

const { dispatch } = createDispatcher(apiRoutes);

let app: TestApp;
let api: Api;

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
});
afterAll(() => app.stop());

/** Opens the board's stream with a session of its own; `ended` when it was read to its end. */
async function follow(shop: SeededShop) {
  const { email } = await seedSignIn(app, { memberOf: shop });
  const as = sessionOf(await api("POST", "/api/auth/login", { body: { email, password: PASSWORD } }));
  const request = new Request(`http://localhost:3000/api/tenant/${shop.slug}/live`, { headers: as });
  const { body } = await dispatch(request, { peer: "127.0.0.1", app });
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const ended = (async () => {
    while (!(await reader.read()).done);
  })();
  return { as, ended };
}

it("ends one stream after the other by itself, within seconds of the sign-out", async () => {
  const shop = await seedShop(app);
  const [early, late] = [await follow(shop), await follow(shop)];
  for (const { as, ended } of [early, late]) {
    await api("POST", "/api/auth/logout", { as });
    const signedOutAt = performance.now();
    await ended;
    expect(performance.now() - signedOutAt).toBeLessThan(6_000);
  }
  // Watching goes on after a time without any stream.
  const next = await follow(shop);
  await api("POST", "/api/auth/logout", { as: next.as });
  await next.ended;
}, 20_000);
