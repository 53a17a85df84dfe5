import { expect } from "vitest";
import { createApi } from "@/lib/testing/call";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { orderBody, seedShop } from "@/lib/testing/seed-shop";
import { getFirstSteps } from "./get-first-steps";

it("ticks off what a restaurant has done, its own alone", async () => {
  const api = createApi(app);
  const shop = await seedShop(app);
  const { tenantId } = await seedShop(app);
  await app.db.prisma.product.updateMany({ where: { tenantId }, data: { status: "draft" } });
  await app.db.prisma.tenant.update({
    where: { id: tenantId },
    data: {
      openingHours: {
        pickup: { weekly: {}, specialDays: { "2026-12-25": [] } },
        delivery: { weekly: {}, specialDays: {} },
        reservation: { weekly: {}, specialDays: {} },
      },
    },
  });
  const placed = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
  expect(placed.status).toBe(200);
  expect(await getFirstSteps(app, shop)).toEqual({
    dish: true,
    hours: true,
    look: false,
    payments: false,
    order: true,
  });
  expect(await getFirstSteps(app, { tenantId })).toEqual({
    dish: false,
    hours: false,
    look: false,
    payments: false,
    order: false,
  });
});
