import sharp from "sharp";
import { expect } from "vitest";
import { renderEmail } from "@/emails/render-email";
import { api, app, appTest as it, orders } from "@/lib/testing/fixtures";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { servePicture } from "./serve-picture";
import { sweepPictures } from "./sweep-pictures";

const settings = (shop: SeededShop, body: object) =>
  api("PATCH", `/api/tenant/${shop.slug}/settings`, { as: shop.owner, body });

/** Uploads a red square and returns the address to store. */
async function upload(shop: SeededShop, use: string): Promise<string> {
  const square = { width: 600, height: 600, channels: 3, background: "#c8321f" } as const;
  const { body } = await api("POST", `/api/tenant/${shop.slug}/media`, {
    as: shop.owner,
    query: { use },
    body: await sharp({ create: square }).png().toBuffer(),
    headers: { "content-type": "image/png" },
  });
  return body.image;
}

const served = (address: string) => servePicture(app, { path: address.split("/").slice(2) });

it("keeps its shape on a transparent ground, and is shown on the page, in emails and on receipts until it is removed", async () => {
  const shop = await seedShop(app);
  const logo = await upload(shop, "logo");
  expect((await settings(shop, { logoImage: logo })).body.logoImage).toBe(logo);
  expect((await api("GET", `/api/public/${shop.slug}`)).body.logoImage).toBe(logo);

  const png = await served(logo.replace(".webp", ".png"));
  expect(png.headers.get("content-type")).toBe("image/png");
  const { data, info } = await sharp(await png.arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number) => data[(100 * info.width + x) * 4 + 3];
  expect([info.width, info.height, alphaAt(10), alphaAt(470)]).toEqual([480, 240, 255, 0]);

  const order = await orders.placed(shop);
  await orders.bring(shop, order.id, "delivered");
  const email = await app.db.prisma.email.findFirstOrThrow({
    where: { tenantId: shop.tenantId, template: "order-delivered" },
  });
  expect((await renderEmail(email)).html).toContain(`${app.env.publicUrl}${logo.replace(".webp", ".png")}`);
  const receipt = () =>
    api("GET", `/api/public/${shop.slug}/orders/${order.id}/receipt/pdf`, {
      query: { email: "ada@diner.example" },
    });
  const withLogo = await receipt();
  expect((await settings(shop, { logoImage: null })).body.logoImage).toBeNull();
  const without = await receipt();
  expect([withLogo.status, without.status]).toEqual([200, 200]);
  expect(withLogo.text.length).toBeGreaterThan(without.text.length);
});

it("is only what was uploaded as one, and stays while it is used", async () => {
  const shop = await seedShop(app);
  const [dish, logo] = [await upload(shop, "dish"), await upload(shop, "logo")];
  for (const logoImage of [dish, "https://elsewhere.example/x-480.webp", logo.replace(".webp", ".png")])
    expect((await settings(shop, { logoImage })).status).toBe(400);
  await settings(shop, { logoImage: logo });
  const sweep = () => sweepPictures(app, { before: new Date("2100-01-01"), limit: 100 });
  await sweep();
  expect([(await served(logo)).status, (await served(dish)).status]).toEqual([200, 404]);
  await settings(shop, { logoImage: null });
  await sweep();
  const files = [logo, logo.replace(".webp", ".png"), logo.replace("480.webp", "240.avif")];
  expect(await Promise.all(files.map(async (file) => (await served(file)).status))).toEqual([404, 404, 404]);
});
