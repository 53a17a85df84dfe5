import { endpoint } from "@/lib/app/endpoint";
import { newId } from "@/lib/core/ids/ids";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { guestRoundLimit } from "@/lib/platform/rate-limit/guest-round-limits";
import { guestBillLimit } from "@/lib/platform/rate-limit/limits";
import { publicShop } from "@/lib/restaurant/menu/public-tenant";
import { GuestTableParams } from "@/lib/service/bills/guest-bill-contract";
import { BILL_BROWSER_COOKIE, knownBrowserOf, payerBrowserOf } from "@/lib/service/bills/payer-browser";
import { findFreeTable } from "@/lib/service/bills/rounds/find-free-table";
import { getTableRounds } from "@/lib/service/bills/rounds/get-table-rounds";
import {
  SendRoundRequest,
  SentRound,
  TableRounds,
  tableRoundsView,
} from "@/lib/service/bills/rounds/guest-round-contract";
import { sendGuestRound } from "@/lib/service/bills/rounds/send-guest-round";

export const GET = endpoint({
  operationId: "getTableRounds",
  summary: "Get what this browser has ordered at a table without a bill",
  description:
    "Once staff have accepted a round, `billToken` opens the bill. The `bill_browser` cookie, which this sets, tells a browser which rounds are its own; those of others are not shown.",
  tag: "Bills",
  guard: publicShop,
  params: GuestTableParams,
  response: TableRounds,
  errors: ["TENANT_NOT_FOUND", "TABLE_NOT_FOUND", "RATE_LIMITED"],
  limit: guestBillLimit,
  setsCookies: [BILL_BROWSER_COOKIE],
  async handle({ app, shop, params, request, client }) {
    const { id: tenantId, locales, tableOrdering, ordersAtFreeTables } = shop.tenant;
    const { browserId, cookie } = payerBrowserOf(request, client);
    const table = await getTableRounds(app, { tenantId, linkToken: params.linkToken, browserId });
    const ordering = ordersAtFreeTables && tableOrdering !== "off" ? "accepted" : "off";
    const reading = { shop, locale: requestLocale(request, locales), browserId, now: app.clock.now() };
    return replyWithCookies(tableRoundsView({ ...table, ordering }, reading), [cookie]);
  },
});

export const POST = endpoint({
  operationId: "sendTableRound",
  summary: "Order at a table without a bill",
  description:
    "Where the restaurant takes orders at free tables. It always waits until staff accept it, who open the bill with it.",
  tag: "Bills",
  guard: publicShop,
  params: GuestTableParams,
  body: SendRoundRequest,
  response: SentRound,
  errors: [
    "TENANT_NOT_FOUND",
    "TABLE_NOT_FOUND",
    "TABLE_HAS_OPEN_BILL",
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
    const place = await findFreeTable(app, { tenantId, linkToken: params.linkToken });
    const browserId = knownBrowserOf(request) ?? newId("brw");
    return sendGuestRound(app, { tenantId, place, browserId, request: body });
  },
});
