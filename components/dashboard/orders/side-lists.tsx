"use client";

import { CircleCheck, CreditCard } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useDashboardTenant, useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { TenantLink } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { localDate } from "@/lib/core/time/zone";
import type { BoardOrder } from "./board-order";
import { fetchDoneOrders } from "./fetch-orders";
import { OrderRow } from "./order-row";

interface SideListsProps {
  unpaid: readonly BoardOrder[];
  /** Grows with every reading of the board: what is done is read again after it. */
  version: number;
  onDetails: (order: BoardOrder) => void;
}

/** What is not on the board: orders without payment yet, and those that are over. Both are folded away. */
export function SideLists({ unpaid, version, onDetails }: SideListsProps) {
  const t = useTranslations("dashboard.board");
  const [open, setOpen] = useState<"unpaid" | "done" | null>(null);
  const show = (order: BoardOrder) => {
    setOpen(null);
    onDetails(order);
  };
  return (
    <div className="flex gap-1 print:hidden">
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
          <TenantLink path="/orders" className={`${buttonClass("secondary")} w-full`}>
            {t("showAll")}
          </TenantLink>
        }
      >
        <DoneToday version={version} onOpen={show} />
      </Sheet>
    </div>
  );
}

function DoneToday({ version, onOpen }: { version: number; onOpen: (order: BoardOrder) => void }) {
  const t = useTranslations("dashboard.board");
  const { timeZone } = useDashboardTenant();
  const ordersUrl = useTenantApi()("/orders");
  const [orders, setOrders] = useState<readonly BoardOrder[] | null>(null);
  const read = useEffectEvent(async (_version: number, stillWanted: () => boolean) => {
    const result = await fetchDoneOrders(ordersUrl, localDate(new Date(), timeZone));
    if (stillWanted() && result.ok) setOrders(result.data);
  });

  useEffect(() => {
    let wanted = true;
    void read(version, () => wanted);
    return () => {
      wanted = false;
    };
  }, [version]);

  if (orders === null) return <Skeleton className="h-14" />;
  if (orders.length === 0) return <p className="text-ink-soft">{t("doneEmpty")}</p>;
  return orders.map((order) => <OrderRow key={order.id} order={order} onOpen={onOpen} />);
}
