import { expect, test } from "vitest";
import { ATTENTION_KINDS } from "@/lib/oversight/fleet/fleet-contract";
import { type Fault, faultPath } from "./fault-path";

const fault: Fault = {
  kind: "dispute",
  since: "2026-11-18T11:00:00.000Z",
  restaurant: { slug: "luigi", name: "Trattoria Luigi" },
  subjectId: "whe_1",
  orderId: "ord_1",
  label: "send-email",
  detail: null,
  dueAt: null,
  count: 1,
};

test.each<[Partial<Fault>, string]>([
  [{ kind: "unseen_order" }, "/orders/ord_1"],
  [{ kind: "dispute" }, "/orders/ord_1"],
  [{ kind: "dispute", orderId: null }, "/escrow?view=disputes"],
  [{ kind: "payout_failed", orderId: null }, "/payouts?status=failed"],
  [{ kind: "webhook_failing" }, "/webhooks/luigi/whe_1"],
  [{ kind: "webhook_disabled" }, "/webhooks/luigi/whe_1"],
  [{ kind: "job_given_up" }, "/jobs?state=dead&task=send-email"],
  [{ kind: "ledger_difference", orderId: null }, "/reconciliation"],
  [{ kind: "books_difference" }, "/reconciliation#books"],
  [{ kind: "restaurant_draft" }, "/restaurants/luigi"],
])("%j leads to %s", (changes, path) => {
  expect(faultPath({ ...fault, ...changes })).toBe(path);
});

test.each(ATTENTION_KINDS)("%s leads to a page without an order as well", (kind) => {
  expect(faultPath({ ...fault, kind, orderId: null })).toMatch(/^\/\w+/);
});
