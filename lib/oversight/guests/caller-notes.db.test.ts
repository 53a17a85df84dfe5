import { expect } from "vitest";
import { callerLookupLimit } from "@/lib/platform/rate-limit/limits";
import { api, app, shopTest as it, orders, shop } from "@/lib/testing/fixtures";
import { takeTimes } from "@/lib/testing/limits";
import { type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";

const NOTES = { allergies: "Peanuts", notes: "Rings twice", tags: ["regular"] };
const PHONE = "+39 333 1234567";

const callerOf = (phone: string, as: { cookie: string }, of: Pick<SeededShop, "slug"> = shop) =>
  api("GET", `/api/tenant/${of.slug}/orders/caller`, { as, query: { phone } });
const guests = (method: string, path: string, as: { cookie: string }, body?: object) =>
  api(method, `/api/tenant/${shop.slug}/guests${path}`, { as, ...(body ? { body } : {}) });

/** An order of somebody of whom the restaurant has noted something. */
async function notedGuest(name = "Ada", phone = PHONE, notes: object = NOTES) {
  const contact = {
    customerName: name,
    customerEmail: `${name.toLowerCase()}@guest.example`,
    customerPhone: phone,
  };
  const { id } = await orders.placed(shop, contact);
  app.clock.advance({ minutes: 1 });
  expect((await guests("PATCH", `/${id}`, shop.owner, notes)).status).toBe(200);
  return id;
}

it("tells whoever takes an order what is noted about the caller, however the number is written", async () => {
  const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  await notedGuest();
  const { status, body } = await callerOf("+39 (333) 12-34-567", staff);
  expect([status, body]).toEqual([200, { guests: [{ name: "Ada", ...NOTES }] }]);
});

it("knows a caller whose last order was taken without an email address, and everybody who shares the number", async () => {
  const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  await notedGuest();
  await notedGuest("Ben", PHONE, { allergies: "Milk" });
  await notedGuest("Cleo", PHONE, { allergies: "" });
  const taken = await api("POST", `/api/tenant/${shop.slug}/orders`, {
    as: staff,
    body: {
      ...{ channel: "phone", type: "pickup", paymentMethod: "cash" },
      ...{ customerName: "Ada", customerPhone: PHONE, customerEmail: null },
      items: [{ productId: shop.margherita, quantity: 1 }],
    },
  });
  expect(taken.status).toBeLessThan(300);
  const { body } = await callerOf(PHONE, staff);
  expect(
    body.guests.map(({ name, allergies }: typeof NOTES & { name: string }) => [name, allergies]),
  ).toEqual([
    ["Ben", "Milk"],
    ["Ada", "Peanuts"],
  ]);
});

it("finds nobody by a part of a number, by another number or at another restaurant", async () => {
  const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  const other = await seedShop(app);
  await notedGuest();
  const found = async (phone: string, as = staff, of: Pick<SeededShop, "slug"> = shop) =>
    (await callerOf(phone, as, of)).body.guests;
  expect(await found("333 1234567")).toEqual([]);
  expect(await found("+39 333 12345678")).toEqual([]);
  expect(await found("______________")).toBeUndefined();
  expect((await callerOf("333", staff)).body.error).toBe("VALIDATION_FAILED");
  expect(await found(PHONE, other.owner, other)).toEqual([]);
  expect((await callerOf(PHONE, staff, other)).status).toBe(403);
});

it("opens nothing else of guests to staff: no list, no profile, no note of theirs, no export", async () => {
  const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  const id = await notedGuest();
  const answers = await Promise.all([
    guests("GET", "", staff),
    guests("GET", `/${id}`, staff),
    guests("PATCH", `/${id}`, staff, { notes: "Mine" }),
    guests("POST", `/${id}/export`, staff),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await guests("GET", `/${id}`, shop.owner)).body.guest).toMatchObject(NOTES);
});

it("answers no more look-ups of one address than a room of telephones needs", async () => {
  const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  await notedGuest();
  const from = "10.89.0.1";
  const look = async (address = from) => {
    const query = { phone: PHONE };
    return (await api("GET", `/api/tenant/${shop.slug}/orders/caller`, { as: staff, query, from: address }))
      .status;
  };
  await takeTimes(app, callerLookupLimit, [shop.tenantId, from], callerLookupLimit.limit - 1);
  expect([await look(), await look(), await look("10.89.0.2")]).toEqual([200, 429, 200]);
});
