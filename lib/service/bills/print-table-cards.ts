import { fail } from "@/lib/core/errors/app-error";
import { printedLocale } from "@/lib/core/i18n/locales";
import { translator } from "@/lib/core/i18n/translator";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { pictureOfText } from "@/lib/platform/media/text-picture-gateway";
import { storefrontHome } from "@/lib/restaurant/tenancy/storefront-home";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import { listRoomTables } from "@/lib/service/reservations/room-store";
import { drawTableCards } from "./table-card-sheet";

/**
 * The cards with QR codes for the tables, as a PDF in the restaurant's first language: all tables in the
 * order of the room, or one. Throws TABLE_NOT_FOUND.
 */
export async function printTableCards(
  app: App,
  input: {
    tenant: { id: TenantId; slug: string; name: string; country: string; locales: string[] };
    tableId: string | null;
  },
): Promise<Buffer<ArrayBuffer>> {
  const { tenant, tableId } = input;
  const tables = await listRoomTables(app.db.sql, { tenantId: tenant.id });
  const wanted = tables.filter(({ id }) => tableId === null || id === tableId);
  if (tableId !== null && wanted.length === 0) fail("TABLE_NOT_FOUND", "There is no such table.");
  const locale = printedLocale(tenant.locales[0]);
  const t = translator(locale, "tableBill", tenant);
  const home = storefrontHome(app.env.publicUrl, await getTenantRow(app.db, { tenantId: tenant.id }));
  const cards = wanted.map(({ name, linkToken }) => ({
    restaurant: tenant.name,
    table: t("table", { name }),
    invitation: t("card"),
    url: `${home}/table/${linkToken}`,
  }));
  return Buffer.from(await drawTableCards(cards, pictureOfText));
}
