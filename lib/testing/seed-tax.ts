import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";
import type { TaxClass, TaxMode } from "@/lib/restaurant/tax/tax";
import type { SeededShop } from "./seed-shop";

/**
 * Gives a shop a tax class of 10 % for everything and one of 22 % for Diavola; returns their ids. Written without the API,
 * so that nothing of it is under test.
 */
export async function seedTax(
  app: App,
  shop: Pick<SeededShop, "tenantId" | "diavola">,
  { mode = "included", rates }: { mode?: TaxMode; rates?: Partial<Omit<TaxClass, "id" | "name">> } = {},
): Promise<{ food: string; goods: string }> {
  const { tenantId } = shop;
  const { prisma } = app.db;
  const [food, goods] = [newId("txc"), newId("txc")];
  const classOf = (id: string, name: string, bps: number) => ({
    tenantId,
    id,
    name,
    pickupBps: bps,
    deliveryBps: bps,
    dineInBps: bps,
    createdAt: app.clock.now(),
  });
  await prisma.taxClass.createMany({
    data: [{ ...classOf(food, "Food", 1000), ...rates }, classOf(goods, "Goods", 2200)],
  });
  await prisma.tenant.update({ where: { id: tenantId }, data: { taxMode: mode, defaultTaxClassId: food } });
  await prisma.product.updateMany({ where: { tenantId, id: shop.diavola }, data: { taxClassId: goods } });
  await prisma.tenantVersion.updateMany({ where: { tenantId }, data: { version: { increment: 1 } } });
  return { food, goods };
}
