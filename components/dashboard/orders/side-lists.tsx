"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CreditCard } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { TenantLink } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { localDate } from "@/lib/core/time/zone";
import type { BoardOrder } from "./board-order";
import { doneOrders } from "./order-queries";
import { OrderRow } from "./order-row";

interface SideListsProps {
  unpaid: readonly BoardOrder[];
  onDetails: (order: BoardOrder) => void;
}

/** What is not on the board: orders without payment yet, and those that are over. Both are folded away. */
export function SideLists({ unpaid, onDetails }: SideListsProps) {
  const t = useTranslations("dashboard.board");
  const [open, setOpen] = useState<"unpaid" | "done" | null>(null);
  const show = (order: BoardOrder) => {
    setOpen(null);
    onDetails(order);
  };
  return (
    <div className="flex flex-wrap gap-1 print:hidden">
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
