import type { App } from "@/lib/app/app";
import { newTwinShortId } from "@/lib/core/ids/ids";
import { seedCardShop } from "./online-payments";
import { type SeededShop, seedShop } from "./seed-shop";

/** A restaurant and its test twin, which takes cards as well; the twin's clock follows the test's until it is moved. */
export async function seedTwin(
  app: App,
  data: Parameters<typeof seedShop>[1] = {},
): Promise<{ original: SeededShop; twin: SeededShop }> {
  const original = await seedShop(app);
  const id = newTwinShortId();
  const twin = await seedCardShop(app, {
    ...data,
    id,
    slug: `${original.slug}-test`,
    twinOf: original.tenantId,
  });
  const now = app.clock.now();
  await app.db.prisma.twinClock.create({ data: { tenantId: id, now, usedAt: now } });
  // Who works at a twin is the team of its restaurant.
  return { original, twin: { ...twin, owner: original.owner } };
}
