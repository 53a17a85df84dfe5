import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";

let hq: SeededShop;
let member: SeededShop;
let dollars: SeededShop;
let organizationId: string;

it.beforeEach(async () => {
  hq = await seedShop(app);
  member = await seedShop(app);
  dollars = await seedShop(app, { currency: "USD", timeZone: "America/Chicago" });
  organizationId = newId("org");
  await app.db.prisma.organization.create({
    data: { id: organizationId, name: "Group", hqTenantId: hq.tenantId },
  });
  const ids = [hq, member, dollars].map(({ tenantId }) => tenantId as string);
  await app.db.prisma.tenant.updateMany({ where: { id: { in: ids } }, data: { organizationId } });
});

const at = () => `/api/group/${organizationId}`;
const copy = (body: object, what = "", key?: string) =>
  api("POST", `${at()}/copies${what}`, {
    as: hq.owner,
    body: { source: hq.slug, ...body },
    ...(key ? { headers: { "idempotency-key": key } } : {}),
  });
const outcomes = ({ body }: { body: { results: { outcome: string; reason: string | null }[] } }) =>
  body.results.map(({ outcome, reason }) => reason ?? outcome);
const dishes = async ({ slug, owner }: SeededShop) =>
  (await api("GET", `/api/tenant/${slug}/products`, { as: owner })).body.products;
const copiesLogged = (shop: SeededShop) =>
  app.db.prisma.auditEntry.count({ where: { tenantId: shop.tenantId, action: "group.copied" } });

describe("a group", () => {
  it("copies a dish to members with its currency, with an entry in their logs", async () => {
    const [category] = (await api("GET", `/api/tenant/${hq.slug}/categories`, { as: hq.owner })).body
      .categories;
    const made = await api("POST", `/api/tenant/${hq.slug}/products`, {
      as: hq.owner,
      body: {
        categoryId: category.id,
        name: { en: "Truffle soup" },
        basePrice: 12.5,
        allergens: ["milk"],
        status: "active",
      },
    });
    const wish = { kind: "dish", subjectId: made.body.id, targets: [member.slug, dollars.slug] };
    const before = (await dishes(member)).length;
    expect(outcomes(await copy(wish, "/preview"))).toEqual(["created", "CURRENCY"]);
    expect(await dishes(member)).toHaveLength(before);
    const key = "one-copy";
    const first = await copy(wish, "", key);
    expect(outcomes(first)).toEqual(["created", "CURRENCY"]);
    expect((await copy(wish, "", key)).text).toBe(first.text);
    const copies = (await dishes(member)).filter(
      ({ name }: { name: { en?: string } }) => name.en === "Truffle soup",
    );
    expect(copies).toMatchObject([{ basePrice: 12.5, allergens: ["milk"], status: "active", image: null }]);
    expect([await copiesLogged(member), await copiesLogged(dollars)]).toEqual([1, 0]);
    expect(outcomes(await copy(wish, "/preview"))).toEqual(["unchanged", "CURRENCY"]);

    const path = `/api/tenant/${hq.slug}/products/${made.body.id}`;
    const note = "Made where nuts are used";
    await api("PATCH", path, { as: hq.owner, body: { basePrice: 13, allergenNote: { en: note } } });
    const preview = await copy({ ...wish, targets: [member.slug] }, "/preview");
    expect(preview.body.results[0].changes).toEqual([
      { field: "price", before: "12.5", after: "13" },
      { field: "allergenNote", before: "", after: note },
    ]);
    await copy({ ...wish, targets: [member.slug] });
    expect(await dishes(member)).toHaveLength(before + 1);
    expect(outcomes(await copy({ ...wish, targets: [member.slug] }))).toEqual(["unchanged"]);
  });

  it("copies a coupon once, and leaves another one with its code alone", async () => {
    const coupon = { code: "GROUP10", type: "percent", value: 10 };
    const made = await api("POST", `/api/tenant/${hq.slug}/coupons`, { as: hq.owner, body: coupon });
    const wish = { kind: "coupon", subjectId: made.body.id, targets: [member.slug] };
    expect(outcomes(await copy(wish))).toEqual(["created"]);
    expect(outcomes(await copy(wish))).toEqual(["unchanged"]);
    await api("PATCH", `/api/tenant/${hq.slug}/coupons/${made.body.id}`, {
      as: hq.owner,
      body: { value: 15 },
    });
    expect(outcomes(await copy(wish))).toEqual(["EXISTS"]);
    const unknown = await copy({ ...wish, subjectId: newId("cpn") });
    expect(unknown.body.error).toBe("COUPON_NOT_FOUND");
  });

  it("shows where members differ from the headquarters, until they take its settings over", async () => {
    const differing = async () => {
      const { tenants } = (await api("GET", `${at()}/differences`, { as: hq.owner })).body;
      const own = tenants.find(({ slug }: { slug: string }) => slug === member.slug);
      return own.settings.flatMap(({ kind, changes }: { kind: string; changes: unknown[] }) =>
        changes.length > 0 ? [kind] : [],
      );
    };
    const body = {
      accent: "#123456",
      tips: { orders: true, percents: [4, 8] },
      openingHours: {
        pickup: {
          weekly: {
            ...Object.fromEntries(
              ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
                day,
                [{ open: "01:00", close: "02:00" }],
              ]),
            ),
          },
          specialDays: {},
        },
      },
    };
    await api("PATCH", `/api/tenant/${hq.slug}/settings`, { as: hq.owner, body });
    await api("PATCH", `/api/tenant/${hq.slug}/reservation-policy`, {
      as: hq.owner,
      body: { leadMinutes: 77 },
    });
    expect(await differing()).toEqual(["hours", "theme", "tips", "bookings"]);
    for (const kind of ["hours", "theme", "tips", "bookings"])
      expect(outcomes(await copy({ kind, targets: [member.slug] }))).toEqual(["replaced"]);
    expect(await differing()).toEqual([]);
    expect(await copiesLogged(member)).toBe(4);
  });

  it("copies whether there is a waitlist online, and names it among the differences", async () => {
    const policy = ({ slug, owner }: SeededShop, onlineWaitlist?: boolean) =>
      api(onlineWaitlist === undefined ? "GET" : "PATCH", `/api/tenant/${slug}/reservation-policy`, {
        as: owner,
        ...(onlineWaitlist !== undefined && { body: { onlineWaitlist } }),
      });
    await policy(hq, false);
    const change = { field: "onlineWaitlist", before: "true", after: "false" };
    const wish = { kind: "bookings", targets: [member.slug] };
    expect((await copy(wish, "/preview")).body.results[0].changes).toEqual([change]);
    const { tenants } = (await api("GET", `${at()}/differences`, { as: hq.owner })).body;
    const own = tenants.find(({ slug }: { slug: string }) => slug === member.slug);
    expect(own.settings.find(({ kind }: { kind: string }) => kind === "bookings").changes).toEqual([
      { field: "onlineWaitlist", before: "false", after: "true" },
    ]);
    expect(outcomes(await copy(wish))).toEqual(["replaced"]);
    expect((await policy(member)).body.onlineWaitlist).toBe(false);
  });

  it("is closed to others, and copies to nobody outside of it", async () => {
    const stranger = await seedShop(app);
    const wish = { kind: "theme", targets: [stranger.slug] };
    expect((await copy(wish)).status).toBe(400);
    expect((await copy({ kind: "theme", targets: [hq.slug] })).status).toBe(400);
    expect((await copy({ kind: "dish", targets: [member.slug] })).status).toBe(400);
    for (const what of ["/copies", "/copies/preview"]) {
      const body = { kind: "theme", source: hq.slug, targets: [member.slug] };
      expect((await api("POST", `${at()}${what}`, { as: member.owner, body })).status).toBe(403);
    }
    expect((await api("GET", `${at()}/differences`, { as: stranger.owner })).status).toBe(403);
  });
});
