import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";

/** A comparison of the platform's balance that found nothing; the answer reads it again. */
export async function seedBalanceReport(app: App, at: Date): Promise<() => Promise<unknown>> {
  const id = newId("bal");
  await app.db.prisma.balanceReport.create({ data: { id, at, currencies: [], findings: [] } });
  return () => app.db.prisma.balanceReport.findUnique({ where: { id } });
}
