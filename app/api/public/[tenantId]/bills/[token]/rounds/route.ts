import { endpoint } from "@/lib/app/endpoint";
import { newId } from "@/lib/core/ids/ids";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { guestRoundLimit } from "@/lib/platform/rate-limit/guest-round-limits";
import { guestBillLimit } from "@/lib/platform/rate-limit/limits";
import { publicShop } from "@/lib/restaurant/menu/public-tenant";
import { getGuestBill } from "@/lib/service/bills/get-guest-bill";
import { GuestBillParams } from "@/lib/service/bills/guest-bill-contract";
import { BILL_BROWSER_COOKIE, knownBrowserOf, payerBrowserOf } from "@/lib/service/bills/payer-browser";
import { getBillRounds } from "@/lib/service/bills/rounds/get-bill-rounds";
import {
  SendRoundRequest,
  SentRound,
  TableRounds,
  tableRoundsView,
} from "@/lib/service/bills/rounds/guest-round-contract";
import { sendGuestRound } from "@/lib/service/bills/rounds/send-guest-round";

export const GET = endpoint({
  operationId: "getBillRounds",
  summary: "Get what guests have ordered from their phones",
  description: "The `bill_browser` cookie, which this sets, tells a browser which rounds are its own.",
  tag: "Bills",
  guard: publicShop,
  params: GuestBillParams,
  response: TableRounds,
  errors: ["TENANT_NOT_FOUND", "BILL_NOT_FOUND", "RATE_LIMITED"],
  limit: guestBillLimit,
  setsCookies: [BILL_BROWSER_COOKIE],
  async handle({ app, shop, params, request, client }) {
    const { id: tenantId, locales, tableOrdering: ordering } = shop.tenant;
    const { browserId, cookie } = payerBrowserOf(request, client);
    const table = await getBillRounds(app, { tenantId, token: params.token, browserId });
    const reading = { shop, locale: requestLocale(request, locales), browserId, now: app.clock.now() };
    return replyWithCookies(tableRoundsView({ ...table, ordering }, reading), [cookie]);
  },
});

export const POST = endpoint({
  operationId: "sendBillRound",
  summary: "Order at a table, into its bill",
  description:
    "Waits until staff accept it, for 15 minutes at most: until then it is on no bill, takes no stock and is in no kitchen. Where the restaurant takes rounds directly, those of a browser that has entered the bill's digits, or of which staff have accepted one, are accepted at once. Prices are those of the moment it is sent. 3 rounds of a browser and 12 of a table can wait.",
  tag: "Bills",
  guard: publicShop,
  params: GuestBillParams,
  body: SendRoundRequest,
  response: SentRound,
  errors: [
    "TENANT_NOT_FOUND",
    "BILL_NOT_FOUND",
    "BILL_CLOSED",
    "TABLE_ORDERING_OFF",
    "TOO_MANY_WAITING_ROUNDS",
    "INVALID_ITEM",
    "OUT_OF_STOCK",
    "RATE_LIMITED",
  ],
  limit: guestRoundLimit,
  idempotent: true,
  async handle({ app, shop, params, body, request }) {
    const { id: tenantId } = shop.tenant;
    const { id: billId, tableId } = await getGuestBill(app, { tenantId, token: params.token });
    const browserId = knownBrowserOf(request) ?? newId("brw");
    return sendGuestRound(app, { tenantId, place: { tableId, billId }, browserId, request: body });
  },
});
