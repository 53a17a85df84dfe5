"use client";

import { MessageSquareMore, Pencil } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";

const ROOM = { small: "px-1.5 py-0.5", usual: "px-3 py-2" };

/** That the guest has changed a new order after it was placed. */
export function TicketChange({ order, small = false }: { order: BoardOrder; small?: boolean }) {
  const t = useTranslations("orderBoard");
  const format = useFormatter();
  if (!order.changedAt || order.status !== "pending") return null;
  const time = format.dateTime(new Date(order.changedAt), "time");
  return (
    <p
      className={`flex gap-2 rounded-control bg-caution-tint text-sm font-medium text-caution ${ROOM[small ? "small" : "usual"]}`}
    >
      <Pencil className="mt-px size-4.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <span className="min-w-0">{t("changed", { time })}</span>
    </p>
  );
}

/** The state of a proposal about a new order: the guest has not answered yet, or did not in time. */
export function TicketProposal({
  order,
  isOver,
  small = false,
}: {
  order: BoardOrder;
  /** The time to answer has passed. */
  isOver: boolean;
  small?: boolean;
}) {
  const t = useTranslations("orderBoard.proposal");
  const format = useFormatter();
  const { proposal, status } = order;
  if (!proposal) return null;
  const isOpen = status === "pending" && proposal.answer === null;
  if (!isOpen && proposal.answer !== "taken") return null;
  const expiresAt = new Date(proposal.expiresAt);
  const words = !isOpen
    ? t("taken")
    : isOver
      ? t("unanswered")
      : t("waiting", { time: format.dateTime(expiresAt, "time") });
  return (
    <p
      className={`flex gap-2 rounded-control bg-sunken text-sm font-medium ${ROOM[small ? "small" : "usual"]}`}
    >
      <MessageSquareMore className="mt-px size-4.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <span className="min-w-0">{words}</span>
    </p>
  );
}
