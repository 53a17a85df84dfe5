import type { App } from "@/lib/payments/app";
import { findMovement, postMovement, readBalance } from "@/lib/payments/ledger/ledger-store";
import { givenBack, restaurantPart } from "@/lib/payments/ledger/movement";
import type { Tx } from "@/lib/platform/db/db";
import type { SubjectRef } from "./payment-store";

/**
 * Books that money which had left what it was paid for is back at the processor, once; nothing when it was not booked to
 * have left. Once that was released, the money is its restaurant's. The caller has locked the subject. Returns what the
 * restaurant is owed by it, in minor units.
 */
export async function undoMovement(
  app: App,
  tx: Tx,
  { tenantId, subject, uniqueKey }: SubjectRef & { uniqueKey: string },
): Promise<number> {
  const booked = await findMovement(tx, { tenantId, uniqueKey });
  if (!booked) return 0;
  const restaurantMinor = (await app.subjects[subject.kind].isReleased(tx, { tenantId, id: subject.id }))
    ? Number.MAX_SAFE_INTEGER
    : await readBalance(tx, { tenantId, subject, account: "restaurant" });
  const movement = givenBack(booked, { restaurantMinor });
  if (!(await postMovement(tx, { tenantId, movement, now: app.clock.now() }))) return 0;
  return 0 - restaurantPart(movement);
}
