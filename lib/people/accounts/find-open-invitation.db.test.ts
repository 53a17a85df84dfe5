import { afterAll, beforeAll, expect, it } from "vitest";
import { createApi } from "@/lib/testing/call";
import { emailedTokens, PASSWORD } from "@/lib/testing/people";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { findOpenInvitation } from "./find-open-invitation";

let app: TestApp;
let shop: SeededShop;

beforeAll(async () => {
  app = await createTestApp();
  shop = await seedShop(app);
});
afterAll(() => app.stop());

it("tells an open invitation to whoever holds its link, and nothing once it is used", async () => {
  const api = createApi(app);
  const email = "gina@team.example";
  const invite = () =>
    api("POST", `/api/tenant/${shop.slug}/invitations`, { as: shop.owner, body: { email, role: "staff" } });
  expect((await invite()).status).toBe(200);
  const [token = ""] = await emailedTokens(app, email);

  const open = await findOpenInvitation(app, { token });
  expect(open).toMatchObject({ email, role: "staff", hasAccount: false });
  expect(await findOpenInvitation(app, { token: `${token}x` })).toBeNull();
  await api("POST", "/api/auth/accept-invitation", {
    body: { token, name: "Gina", password: PASSWORD },
  });
  expect(await findOpenInvitation(app, { token })).toBeNull();
});
