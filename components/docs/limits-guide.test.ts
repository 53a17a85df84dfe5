import { expect, test } from "vitest";
import { KEY_BUDGET } from "@/lib/people/keys/key-guards";
import { endpointsOf } from "@/lib/platform/http/openapi";
import { domainCheckLimit } from "@/lib/platform/rate-limit/domain-limits";
import { feedLimit } from "@/lib/platform/rate-limit/feed-limit";
import {
  guestRoundBrowserLimit,
  guestRoundLimit,
  guestRoundTableLimit,
} from "@/lib/platform/rate-limit/guest-round-limits";
import * as limits from "@/lib/platform/rate-limit/limits";
import { kitchenScreenLimit } from "@/lib/platform/rate-limit/screen-limits";
import { apiRoutes } from "@/lib/testing/call";
import { GUIDES, readGuide } from "./guides";

const ROWS: readonly [string, limits.RateLimitPolicy][] = [
  ["Orders and payments begun, together", limits.orderSubmitLimit],
  ["Tables booked", limits.reservationLimit],
  ["Changes of one booking, whoever makes them", limits.bookingChangeLimit],
  ["Requests for a table on a full evening", limits.waitlistLimit],
  ["Looks for free tables", limits.availabilityLimit],
  ["Feeds of all free tables", feedLimit],
  ["Delivery addresses looked up", limits.addressLookupLimit],
  ["Unknown coupon codes", limits.couponGuessLimit],
  ["Gift cards looked up", limits.giftCardLookupLimit],
  ["Gift cards bought", limits.giftCardPurchaseLimit],
  ["Looks at a table's bill", limits.guestBillLimit],
  ["Wrong codes of tables' bills", limits.billCodeAddressLimit],
  ["Rounds sent from tables", guestRoundLimit],
  ["Rounds sent from one browser", guestRoundBrowserLimit],
  ["Rounds sent from one table", guestRoundTableLimit],
  ["Payments of bills begun", limits.guestPaymentLimit],
  ["Exports and erasures of a guest's data", limits.guestDataLimit],
  ["Accounts made, at all restaurants", limits.registrationLimit],
  ["Emailed links asked for, at all restaurants", limits.emailedLinkLimit],
  ["Sign-ins to a marketplace account", limits.marketplaceLoginLimit],
  ["Test events to webhook endpoints", limits.webhookTestLimit],
  ["Pictures uploaded", limits.pictureUploadLimit],
  ["Callers looked up", limits.callerLookupLimit],
  ["Domains checked", domainCheckLimit],
  ["Downloads of all data", limits.exportLimit],
  ["Calls of paired kitchen screens", kitchenScreenLimit],
  ["Calls of printers", limits.printerLimit],
];
/** What no program of others calls: pages of ours, and proxies. */
const UNTOLD = new Set(["address-check", "certificate", "screen-pairing", "screen-code"]);

const timeOf = (seconds: number) =>
  seconds % 3_600 === 0
    ? `${seconds / 3_600} hour`
    : `${seconds / 60} ${seconds === 60 ? "minute" : "minutes"}`;

const readLimits = async () => {
  const guide = GUIDES.find(({ name }) => name === "limits");
  return guide ? readGuide(guide) : "";
};

test("the guide has the numbers of the policies", async () => {
  const written = [...(await readLimits()).matchAll(/^\| (.+) \| (.+) \|$/gm)]
    .map(([, what, limit]) => [what, limit])
    .filter(([what]) => what !== "What");
  expect(written).toEqual(
    ROWS.map(([what, { limit, windowSeconds }]) => [
      what,
      `${limit.toLocaleString("en")} in ${timeOf(windowSeconds)}`,
    ]),
  );
  expect(await readLimits()).toContain(`${KEY_BUDGET} requests in each minute of the clock`);
});

test("every operation's own limit is in the guide", () => {
  const told = new Set([...ROWS.map(([, { name }]) => name), ...UNTOLD]);
  const used = endpointsOf(apiRoutes).flatMap(({ definition }) => definition.limit?.name ?? []);
  expect([...new Set(used)].filter((name) => !told.has(name))).toEqual([]);
});
