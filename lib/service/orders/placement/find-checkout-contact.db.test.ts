import { expect } from "vitest";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { registerDiner } from "@/lib/testing/people";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { findCheckoutContact } from "./find-checkout-contact";

let shop: SeededShop;

test.beforeAll(async () => {
  shop = await seedShop(app);
});

const contactFor = (cookieHeader: string | null, at = shop) =>
  findCheckoutContact(app, { tenantId: mintTenantId(at.tenantId), cookieHeader });

test("is nobody's without a session", async () => {
  expect(await contactFor(null)).toBeNull();
  expect(await contactFor("customer_session=forged")).toBeNull();
});

test.each([
  ["at the restaurant", () => `/api/public/${shop.slug}/auth`, null],
  ["on the marketplace", () => "/api/bazar/auth", []],
])(
  "of an account %s begins with its name and email, then with what it has ordered with",
  async (_, auth, addresses) => {
    const { email, session } = await registerDiner(api, auth());
    const fresh = { customerName: "Ada Diner", customerEmail: email, addresses };
    expect(await contactFor(session.cookie)).toEqual({
      ...fresh,
      customerPhone: "",
      deliveryAddress: "",
      postcode: "",
      city: "",
    });
    const body = {
      ...orderBody(shop),
      type: "delivery",
      customerPhone: "+39 011 555 0199",
      deliveryAddress: "Via Po 12, Torino",
      postcode: "10123",
      city: "Torino",
    };
    const placed = await api("POST", `/api/public/${shop.slug}/orders`, { body, as: session });
    expect(placed.status, placed.text).toBe(200);
    expect(await contactFor(session.cookie)).toEqual({
      ...fresh,
      customerPhone: "+39 011 555 0199",
      deliveryAddress: "Via Po 12",
      postcode: "10123",
      city: "Torino",
    });
  },
);

test("does not carry a restaurant's account over to another restaurant", async () => {
  const { session } = await registerDiner(api, `/api/public/${shop.slug}/auth`);
  expect(await contactFor(session.cookie, await seedShop(app))).toBeNull();
});

test("of a marketplace account begins with the phone and the first address that it keeps", async () => {
  const { session } = await registerDiner(api, "/api/bazar/auth");
  const coords = { lat: 45.076, lng: 7.66 };
  const address = { label: "Home", address: "Corso Francia 3", postcode: "10143", city: "Torino", coords };
  const body = { phone: "+39 011 555 0177", addresses: [address] };
  expect((await api("PATCH", "/api/bazar/me", { body, as: session })).status).toBe(200);
  expect(await contactFor(session.cookie)).toMatchObject({
    customerPhone: "+39 011 555 0177",
    deliveryAddress: "Corso Francia 3",
    postcode: "10143",
    city: "Torino",
    addresses: [address],
  });
});

test("reads addresses that were saved before they had a city", async () => {
  const { session, email } = await registerDiner(api, "/api/bazar/auth");
  await app.db.prisma.bazarUser.update({
    where: { email },
    data: { addresses: [{ label: "Home", address: "Corso Francia 3", postcode: "10143" }] },
  });
  const saved = { label: "Home", address: "Corso Francia 3", postcode: "10143", city: "", coords: null };
  expect(await contactFor(session.cookie)).toMatchObject({ city: "", addresses: [saved] });
});
