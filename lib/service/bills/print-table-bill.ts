import { fail } from "@/lib/core/errors/app-error";
import { translator } from "@/lib/core/i18n/translator";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { billTicket } from "@/lib/core/ticket/guest-ticket";
import type { App } from "@/lib/payments/app";
import { storefrontHome } from "@/lib/restaurant/tenancy/storefront-home";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import { menuOptionNames } from "@/lib/service/orders/views/option-names";
import { printAtCounter } from "@/lib/service/printers/print-at-counter";
import type { PrintJobWire } from "@/lib/service/printers/print-job-contract";
import { type PrintingTenant, staffPen, ticketGuest } from "@/lib/service/printers/staff-pen";
import { getBill } from "./get-bill";

/**
 * Prints what a table has to pay, before it is paid, with the code that opens the bill on the guests' phones. It is no
 * receipt, and says so. Throws BILL_NOT_FOUND, BILL_CLOSED and PRINTER_NOT_FOUND.
 */
export async function printTableBill(
  app: App,
  input: {
    tenant: PrintingTenant & { id: TenantId; slug: string; name: string };
    billId: string;
    printerId: string | null;
  },
): Promise<PrintJobWire> {
  const { tenant, billId, printerId } = input;
  const tenantId = tenant.id;
  const bill = await getBill(app, { tenantId, billId });
  if (bill.status === "closed") return fail("BILL_CLOSED", "The bill is closed. Print its receipt instead.");
  const { currency, serviceChargeMinor } = bill;
  const pen = staffPen(tenant);
  const guests = new Map(bill.guests.map((guest) => [guest.id, ticketGuest(pen, guest)]));
  const t = translator(pen.locale, "receipts", tenant);
  const home = storefrontHome(app.env.publicUrl, await getTenantRow(app.db, { tenantId }));
  const ticket = billTicket(pen, {
    restaurant: tenant.name,
    tableName: bill.tableName,
    currency,
    dishes: bill.items
      .filter(({ voidedAt }) => voidedAt === null)
      .map(({ quantity, productName, selectedOptions, halvedGroups, lineTotalMinor, guestId }) => ({
        guest: guestId === null ? null : guests.get(guestId),
        quantity,
        name: productName,
        options: menuOptionNames(selectedOptions, halvedGroups, currency),
        totalMinor: lineTotalMinor,
      })),
    extras: serviceChargeMinor === 0 ? [] : [{ label: t("serviceCharge"), amountMinor: serviceChargeMinor }],
    totalMinor: bill.totalMinor,
    paidMinor: bill.paidMinor,
    printedAt: app.clock.now(),
    payUrl: `${home}/bill/${bill.token}`,
  });
  return printAtCounter(app, {
    ...{ tenantId, printerId, kind: "bill", label: bill.tableName, billId, ticket, isDocument: false },
  });
}
