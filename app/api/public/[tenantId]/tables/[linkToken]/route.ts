import { endpoint } from "@/lib/app/endpoint";
import { fail } from "@/lib/core/errors/app-error";
import { readCookie } from "@/lib/platform/http/cookies";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { guestBillLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { BILL_PASS_COOKIE, billPassLines } from "@/lib/service/bills/bill-pass";
import { getGuestTable } from "@/lib/service/bills/get-guest-table";
import { GuestTable, GuestTableParams } from "@/lib/service/bills/guest-bill-contract";

export const GET = endpoint({
  operationId: "getGuestTable",
  summary: "Find the open bill behind a table's QR code",
  description:
    "A bill that has been open for 20 minutes is found by browsers that have had it, by their `bill_pass` cookie; others need the code that staff read out.",
  tag: "Bills",
  guard: publicTenant,
  params: GuestTableParams,
  response: GuestTable,
  errors: ["TENANT_NOT_FOUND", "TABLE_NOT_FOUND", "BILL_CODE_REQUIRED", "RATE_LIMITED"],
  limit: guestBillLimit,
  setsCookies: [BILL_PASS_COOKIE],
  async handle({ app, shop, params, request, client }) {
    const tenantId = shop.tenant.id;
    const pass = readCookie(request, BILL_PASS_COOKIE);
    const { linkToken } = params;
    const { tableName, bill, needsCode } = await getGuestTable(app, { tenantId, linkToken, pass });
    if (needsCode) fail("BILL_CODE_REQUIRED", "Ask staff for the code of the bill and send it.");
    if (!bill) return { tableName, billToken: null };
    const passFor = { tenantId, billId: bill.id, now: app.clock.now(), secure: client.secure };
    const lines = await billPassLines(app.env.SESSION_SECRET, request, passFor);
    return replyWithCookies({ tableName, billToken: bill.token }, lines);
  },
});
