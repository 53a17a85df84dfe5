import { endpoint } from "@/lib/app/endpoint";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { guestBillLimit } from "@/lib/platform/rate-limit/limits";
import { publicShop } from "@/lib/restaurant/menu/public-tenant";
import { BILL_PASS_COOKIE, billPassLines } from "@/lib/service/bills/bill-pass";
import { getGuestBill } from "@/lib/service/bills/get-guest-bill";
import { GuestBill, GuestBillParams, guestBillView } from "@/lib/service/bills/guest-bill-contract";
import { knownBrowserOf } from "@/lib/service/bills/payer-browser";

export const GET = endpoint({
  operationId: "getGuestBill",
  summary: "Get a table's bill as its guests see it",
  description:
    "For whoever has the bill's token, until a day after it was closed: `getGuestTable` finds it by a table's printed code, the ticket of `printBillTicket` has it in its QR code, and staff read it in the bill. The `bill_pass` cookie lets the same browser come back by the table's code.",
  tag: "Bills",
  guard: publicShop,
  params: GuestBillParams,
  response: GuestBill,
  errors: ["TENANT_NOT_FOUND", "BILL_NOT_FOUND", "RATE_LIMITED"],
  limit: guestBillLimit,
  setsCookies: [BILL_PASS_COOKIE],
  async handle({ app, shop, params, request, client }) {
    const { id: tenantId, locales } = shop.tenant;
    const bill = await getGuestBill(app, { tenantId, token: params.token });
    const passFor = { tenantId, billId: bill.id, now: app.clock.now(), secure: client.secure };
    const isOpen = bill.status === "open";
    const lines = isOpen ? await billPassLines(app.env.SESSION_SECRET, request, passFor) : [];
    return replyWithCookies(
      guestBillView(bill, {
        shop,
        locale: requestLocale(request, locales),
        browserId: knownBrowserOf(request),
        now: app.clock.now(),
      }),
      lines,
    );
  },
});
