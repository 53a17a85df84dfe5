import { tenantLocales } from "@/lib/core/i18n/locales";
import { translator } from "@/lib/core/i18n/translator";
import type { App } from "@/lib/payments/app";
import { pictureOfText } from "@/lib/platform/media/text-picture-gateway";
import type { Receipt } from "./receipt";
import { drawReceipts } from "./receipt-sheet";

/** Receipts and corrections as one PDF in A4, a page or more for each, in the language in which they were sold. */
export async function printReceipts(
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
