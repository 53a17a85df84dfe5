import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { printReceipts } from "./print-receipts";
import { type Receipt, receiptNumber } from "./receipt";

/** The PDF of receipts as an answer, named after the first. */
export async function receiptFile(
  app: App,
  of: { tenantId: TenantId; receipts: readonly [Receipt, ...Receipt[]] },
): Promise<Response> {
  const [{ kind, number }] = of.receipts;
  return new Response(await printReceipts(app, of), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${receiptNumber(kind, number)}.pdf"`,
      "cache-control": "no-store",
    },
  });
}
