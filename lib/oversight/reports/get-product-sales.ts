import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { onReplica } from "@/lib/platform/db/replica";
import type { ProductReportWire } from "./report-lists-contract";
import { headOf, inputOf, type ReportRequest } from "./report-subject";
import { readProducts } from "./sales-store";

/** What each dish brought, in the restaurant's first language. */
export async function getProductSales(app: App, request: ReportRequest): Promise<ProductReportWire> {
  const { currency, locales } = request.tenant;
  const rows = await onReplica(app.db, (db) =>
    readProducts(db, { ...inputOf(request), language: locales[0] ?? "en" }),
  );
  const products = rows.map(({ itemsMinor, refundedMinor, ...product }) => ({
    ...product,
    items: toMajor(itemsMinor, currency),
    refunded: toMajor(refundedMinor, currency),
  }));
  return { ...headOf(request), products };
}
