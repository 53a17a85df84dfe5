"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarClock, CircleCheck, CreditCard } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { doneOrders } from "@/components/dashboard/orders/order-queries";
import { OrderRow } from "@/components/dashboard/orders/ticket/order-row";
import { TenantLink } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { localDate } from "@/lib/core/time/zone";

interface SideListsProps {
  unpaid: readonly BoardOrder[];
  /** Scheduled orders that wait for their time. */
  later: readonly BoardOrder[];
  onDetails: (order: BoardOrder) => void;
}

/** What is not on the board: orders of later, those without payment yet, and those that are over. All are folded away. */
export function SideLists({ unpaid, later, onDetails }: SideListsProps) {
  const t = useTranslations("dashboard.board");
  const words = useTranslations("orderBoard.laterOrders");
  const unanswered = later.filter(({ status }) => status === "pending").length;
  const [open, setOpen] = useState<"later" | "unpaid" | "done" | null>(null);
  const show = (order: BoardOrder) => {
    setOpen(null);
    onDetails(order);
  };
  return (
    <div className="flex flex-wrap gap-1 print:hidden">
      {(later.length > 0 || open === "later") && (
        <Sheet
          open={open === "later"}
          onOpenChange={(next) => setOpen(next ? "later" : null)}
          title={words("title")}
          description={words("hint")}
          trigger={
            <Button
              variant={unanswered > 0 ? "secondary" : "quiet"}
              size="small"
              className="whitespace-nowrap"
            >
              <CalendarClock className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
              {words("title")}
              <span className="tabular-nums">{later.length}</span>
              {unanswered > 0 && <span className="sr-only">{words("new", { count: unanswered })}</span>}
            </Button>
          }
        >
          {later.map((order) => (
            <OrderRow key={order.id} order={order} onOpen={show} />
          ))}
        </Sheet>
      )}
      {unpaid.length > 0 && (
        <Sheet
          open={open === "unpaid"}
          onOpenChange={(next) => setOpen(next ? "unpaid" : null)}
          title={t("unpaid")}
          description={t("unpaidHint")}
          trigger={
            <Button variant="quiet" size="small" className="whitespace-nowrap">
              <CreditCard className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
              {t("unpaid")}
              <span className="tabular-nums">{unpaid.length}</span>
            </Button>
          }
        >
          {unpaid.map((order) => (
            <OrderRow key={order.id} order={order} onOpen={show} />
          ))}
        </Sheet>
      )}
      <Sheet
        open={open === "done"}
        onOpenChange={(next) => setOpen(next ? "done" : null)}
        title={t("done")}
        trigger={
          <Button variant="quiet" size="small" className="whitespace-nowrap">
            <CircleCheck className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
            {t("done")}
          </Button>
        }
        footer={
          <TenantLink path="/history" className={`${buttonClass("secondary")} w-full`}>
            {t("showAll")}
          </TenantLink>
        }
      >
        <DoneToday onOpen={show} />
      </Sheet>
    </div>
  );
}

function DoneToday({ onOpen }: { onOpen: (order: BoardOrder) => void }) {
  const t = useTranslations("dashboard.board");
  const { slug, timeZone } = useDashboardTenant();
  const { data: orders } = useQuery(doneOrders(slug, localDate(new Date(), timeZone), timeZone));
  if (!orders) return <Skeleton className="h-14" />;
  if (orders.length === 0) return <p className="text-ink-soft">{t("doneEmpty")}</p>;
  return orders.map((order) => <OrderRow key={order.id} order={order} onOpen={onOpen} />);
}
