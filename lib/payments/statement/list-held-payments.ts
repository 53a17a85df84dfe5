import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { listHeld } from "./balance-store";
import { describeSubjects } from "./describe-subjects";
import type { HeldPaymentList, HeldPaymentWire } from "./held-contract";

/** Everything that is held for a restaurant, and until when, the next release first; it adds up to what is held. */
export async function listHeldPayments(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<z.input<typeof HeldPaymentList>> {
  const rows = await listHeld(app.db, { tenantId });
  const ids = rows.flatMap(({ subjectId }) => (subjectId === null ? [] : [subjectId]));
  const [facts, waits] = await Promise.all([
    describeSubjects(app, tenantId, rows),
    app.subjects.releases.describeHeld(app.db, { tenantId, ids }),
  ]);
  const waitOf = new Map(waits.map((wait) => [wait.id, wait]));
  const payments = rows.map((row): HeldPaymentWire => {
    const { subjectKind: kind, subjectId, currency } = row;
    const about = facts.get(subjectId ?? "");
    const wait = waitOf.get(subjectId ?? "");
    return {
      subject: kind !== null && subjectId !== null ? { kind, id: subjectId } : null,
      reference: about?.reference ?? null,
      orderId: about?.orderId ?? null,
      billId: about?.billId ?? null,
      amount: toMajor(row.heldMinor, currency),
      currency,
      waitsFor: wait?.waitsFor ?? "release",
      releaseAt: wait?.releaseAt?.toISOString() ?? null,
      paidAt: row.since.toISOString(),
    };
  });
  return { payments: payments.toSorted(byRelease) };
}

const LAST = "~";
const placeOf = ({ waitsFor, releaseAt }: HeldPaymentWire) =>
  waitsFor === "release" ? (releaseAt ?? LAST) : LAST;

function byRelease(one: HeldPaymentWire, other: HeldPaymentWire): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}
