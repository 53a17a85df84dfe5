import { expect } from "vitest";
import { findPageAccess } from "@/lib/people/auth/find-page-access";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { codeOf, enrol } from "@/lib/testing/authenticator";
import { api, app, oneShopTest, shop } from "@/lib/testing/fixtures";
import { PASSWORD, seedSignIn, sessionOf } from "@/lib/testing/people";
import { seedSupportVisit } from "@/lib/testing/seed-shop";

const it = oneShopTest.extend(
  "settings",
  { scope: "file" },
  { BAZAR_DEMO: "0", PUBLIC_URL: "http://localhost:3000" },
);

const seedSuperAdmin = () => seedSignIn(app, { role: "superadmin" });

const login = (email: string, proof: object = {}) =>
  api("POST", "/api/auth/login", { body: { email, password: PASSWORD, ...proof } });
const outcome = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const REFUSED = [403, "SECOND_FACTOR_ENROLMENT_REQUIRED"];

it("a super-admin outside the demo gets no further than switching a second factor on", async () => {
  const { id: userId, email } = await seedSuperAdmin();
  await seedSupportVisit(app, { tenantId: shop.tenantId, userId });
  const opened = await login(email);
  expect(opened.body).toEqual({ ok: true, role: "superadmin", mustEnrol: true });
  const as = sessionOf(opened);
  const opens = () =>
    Promise.all([
      api("GET", "/api/admin/tenants", { as }),
      api("GET", `/api/tenant/${shop.slug}/orders`, { as }),
      api("PATCH", `/api/tenant/${shop.slug}/settings`, { as, body: { prepMinutes: 99 } }),
    ]);
  for (const refused of await opens()) expect(outcome(refused)).toEqual(REFUSED);
  const page = () =>
    findPageAccess(app, tenantStaffAccess, { cookieHeader: as.cookie, params: { tenantId: shop.slug } });
  expect(await page()).toEqual({ state: "must-enrol" });
  expect((await api("GET", "/api/auth/second-factor", { as })).body).toMatchObject({
    enabled: false,
    required: true,
  });
  const { secret } = await enrol(api, { as, password: PASSWORD, clock: app.clock });
  for (const { status } of await opens()) expect(status).toBe(200);
  expect(await page()).toMatchObject({ state: "open", actor: { role: "superadmin" } });
  expect(outcome(await login(email))).toEqual([401, "SECOND_FACTOR_REQUIRED"]);
  app.clock.advance({ seconds: 30 });
  const again = await login(email, { code: codeOf(secret, app.clock) });
  expect(again.body).toEqual({ ok: true, role: "superadmin" });
});

it("a super-admin who switches it off, or loses it to another, is back at the beginning", async () => {
  const { email } = await seedSuperAdmin();
  const as = sessionOf(await login(email));
  const { recoveryCodes } = await enrol(api, { as, password: PASSWORD, clock: app.clock });
  const off = { password: PASSWORD, recoveryCode: recoveryCodes[0] };
  expect((await api("POST", "/api/auth/second-factor/disable", { as, body: off })).status).toBe(200);
  expect(outcome(await api("GET", "/api/admin/tenants", { as }))).toEqual(REFUSED);
});

it("owners choose for themselves", async () => {
  expect((await api("GET", "/api/auth/second-factor", { as: shop.owner })).body).toMatchObject({
    enabled: false,
    required: false,
  });
  expect((await api("GET", `/api/tenant/${shop.slug}/orders`, { as: shop.owner })).status).toBe(200);
});
