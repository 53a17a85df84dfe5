import { endpoint } from "@/lib/app/endpoint";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { guestBillLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { BILL_PASS_COOKIE, billPassLines } from "@/lib/service/bills/bill-pass";
import { enterBillCode } from "@/lib/service/bills/enter-bill-code";
import { BillCodeRequest, GuestTable, GuestTableParams } from "@/lib/service/bills/guest-bill-contract";
import { BILL_BROWSER_COOKIE, payerBrowserOf } from "@/lib/service/bills/payer-browser";
import { trustGuest } from "@/lib/service/bills/rounds/trust-guest";

export const POST = endpoint({
  operationId: "enterBillCode",
  summary: "Open a table's bill with the code that staff read out",
  description:
    "Needed once the bill has been open for 20 minutes. Of wrong codes, 15 in 15 minutes are answered per address and 30 per table, whether or not a bill is open. Where guests order at their table, the browser is known to sit there from then on.",
  tag: "Bills",
  guard: publicTenant,
  params: GuestTableParams,
  body: BillCodeRequest,
  response: GuestTable,
  errors: ["TENANT_NOT_FOUND", "TABLE_NOT_FOUND", "BILL_CODE_WRONG", "RATE_LIMITED"],
  limit: guestBillLimit,
  setsCookies: [BILL_PASS_COOKIE, BILL_BROWSER_COOKIE],
  async handle({ app, shop, params, body, request, client }) {
    const tenantId = shop.tenant.id;
    const { tableName, bill } = await enterBillCode(app, {
      tenantId,
      linkToken: params.linkToken,
      code: body.code,
      clientAddress: client.address,
    });
    const passFor = { tenantId, billId: bill.id, now: app.clock.now(), secure: client.secure };
    const lines = await billPassLines(app.env.SESSION_SECRET, request, passFor);
    if (shop.tenant.tableOrdering !== "off") {
      const { browserId, cookie } = payerBrowserOf(request, client);
      await trustGuest(app, { tenantId, billId: bill.id, browserId });
      lines.push(cookie);
    }
    return replyWithCookies({ tableName, billToken: bill.token }, lines);
  },
});
