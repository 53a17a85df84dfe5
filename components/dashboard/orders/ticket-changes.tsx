"use client";

import { MessageSquareMore, Pencil } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { BoardOrder } from "./board-order";

/** That the guest has changed a new order after it was placed. */
export function TicketChange({ order }: { order: BoardOrder }) {
  const t = useTranslations("orderBoard");
  const format = useFormatter();
  if (!order.changedAt || order.status !== "pending") return null;
  const time = format.dateTime(new Date(order.changedAt), "time");
  return (
    <p className="flex gap-2 rounded-control bg-caution-tint px-3 py-2 text-sm font-medium text-caution">
      <Pencil className="mt-px size-4.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <span className="min-w-0">{t("changed", { time })}</span>
    </p>
  );
}

/** The state of a proposal about a new order: the guest has not answered yet, or did not in time. */
export function TicketProposal({ order, now }: { order: BoardOrder; now: Date }) {
  const t = useTranslations("orderBoard.proposal");
  const format = useFormatter();
  const { proposal, status } = order;
  if (!proposal) return null;
  const isOpen = status === "pending" && proposal.answer === null;
  if (!isOpen && proposal.answer !== "taken") return null;
  const expiresAt = new Date(proposal.expiresAt);
  const words = !isOpen
    ? t("taken")
    : expiresAt > now
      ? t("waiting", { time: format.dateTime(expiresAt, "time") })
      : t("unanswered");
  return (
    <p className="flex gap-2 rounded-control bg-sunken px-3 py-2 text-sm font-medium">
      <MessageSquareMore className="mt-px size-4.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <span className="min-w-0">{words}</span>
    </p>
  );
}
