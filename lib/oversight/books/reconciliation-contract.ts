import { z } from "zod";
import { BooksCheckRun } from "@/lib/oversight/books-check/books-check-contract";
import { PROBLEMS } from "@/lib/payments/reconciliation/compare-books";

const ReconciliationFinding = z.object({
  key: z.string().describe("Kind and id of the movement, as in the ledger"),
  problem: z.enum(PROBLEMS),
  ledgerMinor: z.int().nullable().describe("Minor units, when the report was made"),
  processorMinor: z.int().nullable(),
  repaired: z.boolean().describe("The ledger now has what the processor had"),
  currency: z.string().nullable().describe("Null where no restaurant is known"),
  restaurant: z.object({ slug: z.string(), name: z.string() }).nullable(),
  orderId: z.string().nullable().describe("The order whose money it is; null for any other payment"),
  orderNumber: z.string().nullable(),
});
export type ReconciliationFindingWire = z.input<typeof ReconciliationFinding>;

const ReconciliationReport = z.object({
  id: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  compared: z.int().describe("How many movements were compared"),
  findings: z.array(ReconciliationFinding),
  createdAt: z.iso.datetime(),
});
export type ReconciliationReportWire = z.input<typeof ReconciliationReport>;

export const ReconciliationReports = z
  .object({
    reports: z.array(ReconciliationReport),
    booksChecks: z.array(BooksCheckRun).describe("The nightly checks of the books themselves, newest first"),
  })
  .meta({ id: "ReconciliationReports" });
