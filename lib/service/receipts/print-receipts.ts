import { printedLocale } from "@/lib/core/i18n/locales";
import { translator } from "@/lib/core/i18n/translator";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { logoPng } from "@/lib/core/pictures/picture-sources";
import type { App } from "@/lib/payments/app";
import { pictureOfText } from "@/lib/platform/media/text-picture-gateway";
import { getSettings } from "@/lib/restaurant/tenancy/get-settings";
import type { Receipt } from "./receipt";
import { drawReceipts } from "./receipt-sheet";

/**
 * Receipts and corrections as one PDF in A4, a page or more for each, in the language in which they were sold where it can be printed, with the
 * restaurant's logo as it is now.
 */
export async function printReceipts(
  app: App,
  { tenantId, receipts }: { tenantId: TenantId; receipts: readonly [Receipt, ...Receipt[]] },
): Promise<Buffer<ArrayBuffer>> {
  const [{ locale: own, seller }] = receipts;
  const locale = printedLocale(own);
  const t = translator(locale, "receipts", seller);
  return Buffer.from(
    await drawReceipts(receipts, {
      t,
      locale,
      logo: await readLogo(app, tenantId),
      drawText: pictureOfText,
      printedAt: app.clock.now(),
    }),
  );
}

/** The logo as a PNG, or null: a receipt is due without its picture too. */
async function readLogo(app: App, tenantId: TenantId): Promise<Uint8Array | null> {
  const { logoImage } = await getSettings(app, { tenantId });
  const png = logoImage && logoPng(logoImage);
  if (!png) return null;
  return app.media.read(png.slice("/media/".length)).catch((err: unknown) => {
    app.log.warn({ err, part: "media" }, "could not read a logo");
    return null;
  });
}
