import { expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { PASSWORD, registerDiner } from "@/lib/testing/people";
import { seedShop } from "@/lib/testing/seed-shop";

const HOME = {
  label: "Home",
  address: "Via Po 7",
  postcode: "10124",
  city: "Torino",
  coords: { lat: 45.07, lng: 7.69 },
};
const WORK = { label: "", address: "Corso Francia 1", postcode: "" };

async function diner() {
  const { email, session: as } = await registerDiner(api, "/api/bazar/auth");
  return {
    email,
    as,
    read: async () => (await api("GET", "/api/bazar/me", { as })).body,
    change: (body: unknown) => api("PATCH", "/api/bazar/me", { as, body }),
    favourite: (method: "PUT" | "DELETE", slug: string) =>
      api(method, `/api/bazar/me/favourites/${slug}`, { as }),
    favourites: async (): Promise<string[]> =>
      (await api("GET", "/api/bazar/me/favourites", { as })).body.restaurants.map(
        ({ slug }: { slug: string }) => slug,
      ),
  };
}

it("keeps name, phone and addresses, changes what is given and leaves the rest", async () => {
  const ada = await diner();
  expect(await ada.read()).toMatchObject({ email: ada.email, emailProven: false, phone: "", addresses: [] });
  await ada.change({ phone: " +39 011 555 0142 ", addresses: [HOME, WORK] });
  const { status, body } = await ada.change({ name: "Ada King" });
  expect(status).toBe(200);
  expect(body).toEqual(await ada.read());
  expect(body).toMatchObject({ name: "Ada King", phone: "+39 011 555 0142", addresses: [HOME, WORK] });
});

it.each([
  ["name", { name: " " }],
  ["phone", { phone: "1".repeat(41) }],
  ["addresses.0.address", { addresses: [{ ...HOME, address: "" }] }],
  ["addresses", { addresses: Array.from({ length: 11 }, () => HOME) }],
])("refuses a wrong %s and keeps nothing of it", async (path, changes) => {
  const ada = await diner();
  const { status, body } = await ada.change({ phone: "12345", ...changes });
  expect([status, body.issues[0].path]).toEqual([400, path]);
  expect(await ada.read()).toMatchObject({ phone: "", addresses: [] });
});

it("keeps favourites once each, shows those that are open to the public, and takes them back", async () => {
  const ada = await diner();
  const other = await diner();
  const [luigi, sakura] = [await seedShop(app), await seedShop(app)];
  for (const slug of [luigi.slug, sakura.slug, luigi.slug])
    expect((await ada.favourite("PUT", slug)).status).toBe(204);
  expect((await ada.favourites()).toSorted()).toEqual([luigi.slug, sakura.slug].toSorted());
  expect(await other.favourites()).toEqual([]);
  await app.db.prisma.tenant.update({ where: { id: sakura.tenantId }, data: { status: "suspended" } });
  expect(await ada.favourites()).toEqual([luigi.slug]);
  for (let times = 0; times < 2; times += 1)
    expect((await ada.favourite("DELETE", luigi.slug)).status).toBe(204);
  expect(await ada.favourites()).toEqual([]);
  const unknown = await ada.favourite("PUT", "no-such-restaurant");
  expect([unknown.status, unknown.body.error]).toEqual([404, "TENANT_NOT_FOUND"]);
});

it("takes two hundred favourites and no more, however many come at once", async () => {
  const ada = await diner();
  const shop = await seedShop(app);
  const { id: bazarUserId } = await ada.read();
  const tenantIds = Array.from({ length: 199 }, () => newId("req"));
  await app.db.pool.query(
    `INSERT INTO tenant
     SELECT copy.* FROM tenant original, unnest($1::text[]) AS fresh(id),
            jsonb_populate_record(NULL::tenant, to_jsonb(original)
              || jsonb_build_object('id', fresh.id, 'slug', replace(fresh.id, '_', '-'))) copy
      WHERE original.id = $2`,
    [tenantIds, shop.tenantId],
  );
  await app.db.prisma.favourite.createMany({
    data: tenantIds.map((tenantId) => ({ bazarUserId, tenantId })),
  });
  const rivals = await Promise.all(Array.from({ length: 8 }, () => seedShop(app)));
  const answers = await Promise.all(rivals.map(({ slug }) => ada.favourite("PUT", slug)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(7).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.body.error).toBe("FAVOURITE_LIMIT");
  const kept = rivals[answers.findIndex(({ status }) => status === 204)];
  expect((await ada.favourite("PUT", kept?.slug ?? "")).status).toBe(204);
});

it("exports details with the rest, and erases them with the account", async () => {
  const ada = await diner();
  const shop = await seedShop(app);
  await ada.change({ phone: "+39 011 555 0142", addresses: [HOME] });
  await ada.favourite("PUT", shop.slug);
  const { body } = await api("GET", "/api/bazar/me/export", { as: ada.as });
  expect(body.details).toEqual({ phone: "+39 011 555 0142", addresses: [HOME], favourites: [shop.slug] });
  const erased = await api("DELETE", "/api/bazar/me", { as: ada.as, body: { password: PASSWORD } });
  expect(erased.status).toBe(204);
  expect(await app.db.prisma.favourite.count({ where: { tenantId: shop.tenantId } })).toBe(0);
});
