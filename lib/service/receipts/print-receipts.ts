import { tenantLocales } from "@/lib/core/i18n/locales";
import { translator } from "@/lib/core/i18n/translator";
import type { App } from "@/lib/payments/app";
import { pictureOfText } from "@/lib/platform/media/text-picture-gateway";
import { type Receipt, receiptNumber } from "./receipt";
import { drawReceipts } from "./receipt-sheet";

/** Receipts and corrections as one PDF in A4, a page or more for each, in the language in which they were sold. */
async function printReceipts(
  app: App,
  receipts: readonly [Receipt, ...Receipt[]],
): Promise<Buffer<ArrayBuffer>> {
  const [{ locale: own, seller }] = receipts;
  const [locale = "en"] = tenantLocales([own]);
  const t = translator(locale, "receipts", seller.timeZone);
  return Buffer.from(
    await drawReceipts(receipts, {
      t,
      locale,
      drawText: pictureOfText,
      printedAt: app.clock.now(),
    }),
  );
}

/** The PDF of receipts as an answer, named after the first. */
export async function receiptFile(app: App, receipts: readonly [Receipt, ...Receipt[]]): Promise<Response> {
  const [{ kind, number }] = receipts;
  return new Response(await printReceipts(app, receipts), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${receiptNumber(kind, number)}.pdf"`,
      "cache-control": "no-store",
    },
  });
}
