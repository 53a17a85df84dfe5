import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import type { App } from "@/lib/restaurant/app";
import { advanceMenu } from "@/lib/restaurant/tenancy/advance-menu";
import { lockCounted } from "./count-store";
import { type Ingredient, recountTo } from "./ingredient";
import { ingredientLowEvents } from "./ingredient-event";
import { listIngredientRows } from "./ingredient-store";
import type { CountStockRequest } from "./inventory-contract";
import { recordMovements } from "./movement-store";
import { toMilli } from "./quantity";

const DAY_MS = 86_400_000;

/**
 * Records a stocktake, all of it or nothing, and returns the counted ingredients. A count made while orders came in is
 * brought up to date: what was sold, wasted or delivered since `countedAt` is added to what was counted. Throws
 * VALIDATION_FAILED for an ingredient that the restaurant does not have, and for a count older than a day.
 */
export async function countStock(
  app: App,
  input: { tenantId: TenantId; actorId: string; request: CountStockRequest },
): Promise<Ingredient[]> {
  const { tenantId, actorId, request } = input;
  const now = app.clock.now();
  const counts = request.counts.map(({ ingredientId, quantity, countedAt }) => ({
    ingredientId,
    milli: toMilli(quantity),
    // A phone whose clock is fast counted now at the latest.
    countedAt: new Date(Math.min(countedAt ? Date.parse(countedAt) : now.getTime(), now.getTime())),
  }));
  refuseFields(
    counts.flatMap(({ countedAt }, index) =>
      now.getTime() - countedAt.getTime() > DAY_MS
        ? [{ path: `counts.${index}.countedAt`, message: "is more than a day ago: count again" }]
        : [],
    ),
  );
  await inTransaction(app.db, async (tx) => {
    const locked = new Map((await lockCounted(tx, { tenantId, counts })).map((row) => [row.id, row]));
    refuseFields(
      counts.flatMap(({ ingredientId }, index) =>
        locked.has(ingredientId)
          ? []
          : [{ path: `counts.${index}.ingredientId`, message: "does not belong to this restaurant" }],
      ),
    );
    const changes = counts.flatMap(({ ingredientId, milli }) => {
      const row = locked.get(ingredientId);
      return row ? [{ ingredientId, ...recountTo(row.stockMilli, milli, row.sinceMilli) }] : [];
    });
    const cause = { tenantId, kind: "recount", sourceId: null, note: request.note, actorId, now } as const;
    const { changesMenu, ranLow } = await recordMovements(tx, { ...cause, changes });
    if (changesMenu) await advanceMenu(tx, { tenantId, cause: "ingredients", now });
    await appendEvents(tx, { tenantId, events: ingredientLowEvents(ranLow, now), now });
  });
  app.live.announce(tenantId);
  const counted = new Set(counts.map(({ ingredientId }) => ingredientId));
  return (await listIngredientRows(app.db.prisma, { tenantId })).filter(({ id }) => counted.has(id));
}
