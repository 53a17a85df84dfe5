import type { App } from "@/lib/payments/app";
import type { Finding } from "@/lib/payments/reconciliation/compare-books";
import { findLedgerLines } from "@/lib/payments/reconciliation/reconciliation-store";
import { findOrigins } from "./finding-store";
import type { ReconciliationFindingWire } from "./reconciliation-contract";

/** What differed, whose money it is, and whether the ledger has caught up with the processor since. */
export async function explainFindings(
  app: App,
  findings: readonly Finding[],
): Promise<ReconciliationFindingWire[]> {
  if (findings.length === 0) return [];
  const keys = [...new Set(findings.map(({ key }) => key))];
  const [lines, origins] = await Promise.all([findLedgerLines(app.db, keys), findOrigins(app.db, keys)]);
  const booked = new Map(lines.map(({ key, amountMinor }) => [key, amountMinor]));
  const known = new Map(origins.map((origin) => [origin.key, origin]));
  return findings.map((finding) => {
    const origin = known.get(finding.key);
    return {
      ...finding,
      repaired: (booked.get(finding.key) ?? null) === finding.processorMinor,
      currency: origin?.currency ?? null,
      restaurant: origin ? { slug: origin.slug, name: origin.name } : null,
      orderId: origin?.orderId ?? null,
      orderNumber: origin?.orderNumber ?? null,
    };
  });
}
