import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";

/** A comparison of the platform's balance that found nothing; the answer reads it again. */
export async function seedBalanceReport(app: App, at: Date): Promise<() => Promise<unknown>> {
  const id = newId("bal");
  await app.db.prisma.balanceReport.create({ data: { id, at, currencies: [], findings: [] } });
  return () => app.db.prisma.balanceReport.findUnique({ where: { id } });
}

/** A comparison of the ledger with the processor that found nothing. */
export async function seedReconciliationReport(app: App, at: Date): Promise<() => Promise<unknown>> {
  const id = newId("rcn");
  const data = { id, from: at, to: at, compared: 0, findings: [], createdAt: at };
  await app.db.prisma.reconciliationReport.create({ data });
  return () => app.db.prisma.reconciliationReport.findUnique({ where: { id } });
}
