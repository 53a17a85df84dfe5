import type { FleetWire } from "@/lib/oversight/fleet/fleet-contract";

export type Fault = FleetWire["attention"][number];

export function faultPath({ kind, subjectId, orderId, restaurant, label }: Fault): string {
  const order = orderId && `/orders/${encodeURIComponent(orderId)}`;
  const slug = encodeURIComponent(restaurant?.slug ?? "");
  switch (kind) {
    case "unseen_order":
    case "flagged_order":
      return order || "/orders";
    case "dispute":
      return order || LIST_PATHS.dispute;
    case "payout_failed":
      return order || LIST_PATHS.payout_failed;
    case "webhook_failing":
    case "webhook_disabled":
      return `/webhooks/${slug}/${encodeURIComponent(subjectId)}`;
    case "job_given_up":
      return `/jobs?state=dead&task=${encodeURIComponent(label)}`;
    case "email_failed":
      return LIST_PATHS.email_failed;
    case "ledger_difference":
      return order || LIST_PATHS.ledger_difference;
    case "automatic_payouts":
    case "balance_short":
    case "balance_difference":
    case "books_difference":
      return LIST_PATHS[kind];
    case "restaurant_draft":
      return `/restaurants/${slug}`;
  }
}

export const LIST_PATHS: Record<Fault["kind"], string> = {
  unseen_order: "/orders?unseen=true",
  payout_failed: "/payouts?status=failed",
  ledger_difference: "/reconciliation",
  automatic_payouts: "/balance",
  balance_short: "/balance",
  balance_difference: "/balance",
  books_difference: "/reconciliation#books",
  dispute: "/escrow?view=disputes",
  flagged_order: "/escrow?view=flagged",
  job_given_up: "/jobs?state=dead",
  webhook_failing: "/webhooks?state=failing",
  webhook_disabled: "/webhooks?state=failing",
  email_failed: "/jobs/emails",
  restaurant_draft: "/restaurants?status=draft",
};
