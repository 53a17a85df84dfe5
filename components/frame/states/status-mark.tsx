import type { OrderStatus } from "@/lib/service/orders/order-status";

/** Progress in quarter turns. */
const QUARTERS: Partial<Record<OrderStatus, number>> = {
  pending: 0,
  accepted: 1,
  preparing: 2,
  ready: 3,
  delivered: 4,
};

const COLORS: Record<OrderStatus, string> = {
  pending: "text-info",
  accepted: "text-ink-soft",
  preparing: "text-caution",
  ready: "text-positive",
  delivered: "text-positive",
  rejected: "text-critical",
  canceled: "text-critical",
};

const RADIUS = 3.25;
const ROUND = 2 * Math.PI * RADIUS;

/** The state of an order as a shape: a ring that fills by quarters, or a cross when it ended early. */
export function StatusMark({ status, className = "size-4" }: { status: OrderStatus; className?: string }) {
  const quarters = QUARTERS[status];
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
      className={`shrink-0 ${COLORS[status]} ${className}`}
    >
      <circle cx="8" cy="8" r="6.75" stroke="currentColor" strokeWidth="1.5" />
      {quarters === undefined ? (
        <path d="m5.5 5.5 5 5m0-5-5 5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      ) : (
        <circle
          cx="8"
          cy="8"
          r={RADIUS}
          stroke="currentColor"
          strokeWidth={RADIUS * 2 - 2}
          strokeDasharray={`${(quarters / 4) * ROUND} ${ROUND}`}
          transform="rotate(-90 8 8)"
        />
      )}
    </svg>
  );
}
