import { describe, expect } from "vitest";
import { app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { holdLock } from "@/lib/testing/hold-lock";
import { seedPicture } from "@/lib/testing/seed-picture";
import { seedProduct } from "@/lib/testing/seed-shop";
import { sweepRetention } from "./sweep-retention";

const DAY_MS = 24 * 3_600_000;

describe("a picture", () => {
  const old = () => new Date(app.clock.now().getTime() - 40 * DAY_MS);
  const isThere = (key: string) => app.media.read(`${key}-640.webp`);

  it("stays as long as a dish or the header shows it", async () => {
    const [dish, header] = [await seedPicture(app, shop, old()), await seedPicture(app, shop, old())];
    const productId = await seedProduct(app, shop, { image: `/media/${dish}-640.webp` });
    await app.db.prisma.tenant.update({
      where: { id: shop.tenantId },
      data: { heroImage: `/media/${header}-1600.webp` },
    });
    await sweepRetention(app);
    expect([await isThere(dish), await isThere(header)]).not.toContain(null);
    await app.db.prisma.product.updateMany({ where: { id: productId }, data: { image: null } });
    await sweepRetention(app);
    expect(await isThere(dish)).toBeNull();
    expect(await isThere(header)).not.toBeNull();
  });

  it("is not taken from a dish that is just taking it", async () => {
    const key = await seedPicture(app, shop, old());
    const productId = await seedProduct(app, shop);
    const writer = await holdLock({
      statement: `WITH shop AS MATERIALIZED (SELECT id FROM tenant WHERE id = $1 FOR NO KEY UPDATE)
        UPDATE product SET image = $3 WHERE id = $2 AND EXISTS (SELECT FROM shop)`,
      values: [shop.tenantId, productId, `/media/${key}-640.webp`],
    });
    const swept = sweepRetention(app);
    await writer.untilWaiting();
    await writer.release();
    await swept;
    expect(await isThere(key)).not.toBeNull();
  });
});
