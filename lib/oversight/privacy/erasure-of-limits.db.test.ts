import { expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { PASSWORD, registerDiner, seedSignIn } from "@/lib/testing/people";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;
let other: SeededShop;

it.beforeAll(async () => {
  shop = await seedShop(app);
  other = await seedShop(app);
});

const makeStaff = async () => (await seedSignIn(app)).email;

/** What somebody does who makes an account with another's address, only to erase it. */
async function registerAndErase(base: string, email: string): Promise<void> {
  const { session: as } = await registerDiner(api, `${base}/auth`, { email });
  expect((await api("DELETE", `${base}/me`, { as, body: { password: PASSWORD } })).status).toBe(204);
}

const places = [["/api/bazar"], ["storefront"]];

it.each(places)("leaves the lock of a staff account with the same address (%s)", async (place) => {
  const email = await makeStaff();
  const login = (password: string) => api("POST", "/api/auth/login", { body: { email, password } });
  for (let count = 0; count < 10; count += 1) expect((await login("wrong")).status).toBe(401);
  await registerAndErase(place === "storefront" ? `/api/public/${shop.slug}` : place, email);
  expect((await login(PASSWORD)).status).toBe(429);
});

it.each(places)("leaves what others with the same address are sent, queued or to be (%s)", async (place) => {
  const email = await makeStaff();
  const base = place === "storefront" ? `/api/public/${shop.slug}` : place;
  const elsewhere = `/api/public/${other.slug}`;
  const body = { email, password: PASSWORD, name: "Guest", gdprConsent: true };
  await api("POST", `${elsewhere}/auth/register`, { body });
  for (const owner of ["/api", elsewhere]) {
    expect((await api("POST", `${owner}/auth/forgot-password`, { body: { email } })).status).toBe(200);
    await app.jobs.drain(app);
    expect((await api("POST", `${owner}/auth/forgot-password`, { body: { email } })).status).toBe(200);
  }
  await registerAndErase(base, email);
  await app.jobs.drain(app);
  const sent = await app.db.prisma.email.findMany({ where: { to: email }, orderBy: { id: "asc" } });
  const kinds = sent.map(
    ({ template, tenantId }) => `${template} ${tenantId === null ? "platform" : tenantId}`,
  );
  expect(kinds.sort()).toEqual(
    [
      "password-reset platform",
      "password-reset platform",
      `password-reset ${other.tenantId}`,
      `password-reset ${other.tenantId}`,
      `prove-email ${other.tenantId}`,
    ].sort(),
  );
});

it("gives nobody new links to an email address, however often an account with its address is made and erased", async () => {
  const email = `${newId("usr")}@victim.example`;
  const forget = () => api("POST", "/api/bazar/auth/forgot-password", { body: { email } });
  for (let count = 0; count < 5; count += 1) expect((await forget()).status).toBe(200);
  await registerAndErase("/api/bazar", email);
  expect((await forget()).status).toBe(429);
});
