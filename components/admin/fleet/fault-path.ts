import type { FleetWire } from "@/lib/oversight/fleet/fleet-contract";

export type Fault = FleetWire["attention"][number];

/** The page of the administration that shows the cause of a fault. */
export function faultPath({ kind, subjectId, orderId, restaurant, label }: Fault): string {
  const order = orderId && `/orders/${encodeURIComponent(orderId)}`;
  const slug = encodeURIComponent(restaurant?.slug ?? "");
  switch (kind) {
    case "unseen_order":
    case "flagged_order":
      return order || "/orders";
    case "dispute":
      return order || "/escrow?view=disputes";
    case "payout_failed":
      return order || "/payouts?status=failed";
    case "webhook_failing":
      return `/webhooks/${slug}/${encodeURIComponent(subjectId)}`;
    case "job_given_up":
      return `/jobs?state=dead&task=${encodeURIComponent(label)}`;
    case "email_failed":
      return "/jobs/emails";
    case "ledger_difference":
      return order || "/reconciliation";
    case "restaurant_draft":
      return `/restaurants/${slug}`;
  }
}
