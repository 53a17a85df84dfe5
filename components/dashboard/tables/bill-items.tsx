"use client";

import { Ban, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Price } from "@/components/ui/price";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import type { BillItem } from "./bill-parts";
import { useBillItemText } from "./use-bill-item-text";
import { useBillWords } from "./use-bill-words";
import { useHeldCourses } from "./use-held-courses";
import { VoidDialog } from "./void-dialog";

export function BillItems({ bill, tableId }: { bill: BillWire; tableId?: string }) {
  const t = useTranslations("dashboardTables");
  const detail = useTranslations("dashboard.detail");
  const words = useBillWords();
  const kitchen = useTranslations("kitchen");
  const { nextOf, fire } = useHeldCourses(bill);
  const [voiding, setVoiding] = useState<BillItem | null>(null);
  const rounds = [...new Set(bill.items.map(({ round }) => round))].sort((a, b) => b - a);
  const canVoid = tableId !== undefined && bill.status === "open";
  return (
    <div className="space-y-6">
      {rounds.map((round) => {
        const items = bill.items.filter((item) => item.round === round);
        const course = nextOf(round);
        return (
          <section key={round} aria-labelledby={`round-${bill.id}-${round}`}>
            <h2
              id={`round-${bill.id}-${round}`}
              className="flex justify-between border-b border-line pb-1.5 text-sm font-semibold text-ink-soft"
            >
              {t("round", { number: round })}
              <time dateTime={items[0]?.addedAt} className="font-normal tabular-nums">
                {items[0] && words.time(items[0].addedAt)}
              </time>
            </h2>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <ItemLine
                  key={item.id}
                  item={item}
                  bill={bill}
                  onVoid={canVoid && !item.voidedAt && !item.paymentId ? () => setVoiding(item) : null}
                />
              ))}
            </ul>
            {course !== null && (
              <Button
                variant="secondary"
                size="small"
                pending={fire.isPending && fire.variables.round === round}
                onClick={() => fire.mutate({ round, course })}
                className="mt-1"
              >
                <Play className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
                {kitchen("fire", { course })}
              </Button>
            )}
          </section>
        );
      })}
      {bill.serviceCharge > 0 && (
        <p className="flex justify-between gap-4 border-t border-line pt-3">
          {detail("serviceCharge")}
          <Price amount={bill.serviceCharge} currency={bill.currency} />
        </p>
      )}
      {voiding && tableId !== undefined && (
        <VoidDialog bill={bill} tableId={tableId} item={voiding} onClose={() => setVoiding(null)} />
      )}
    </div>
  );
}

interface ItemLineProps {
  item: BillItem;
  bill: BillWire;
  onVoid: (() => void) | null;
}

function ItemLine({ item, bill, onVoid }: ItemLineProps) {
  const t = useTranslations("dashboardTables");
  const rounds = useTranslations("dashboardRounds");
  const kitchen = useTranslations("kitchen");
  const payment = bill.payments.find(({ id }) => id === item.paymentId);
  const isVoid = item.voidedAt !== null;
  const { name, optionNames } = useBillItemText()(item);
  const guest = bill.guests.find(({ id }) => id === item.guestId);
  return (
    <li className="flex min-h-12 items-center gap-3 py-1.5">
      <span className="w-7 shrink-0 self-start pt-2.5 text-right text-ink-soft tabular-nums">
        {item.quantity}×
      </span>
      <span className="min-w-0 flex-1 py-2">
        <span className={isVoid ? "text-ink-soft line-through" : ""}>{name}</span>
        {optionNames.length > 0 && (
          <span className="block text-sm text-ink-soft">{optionNames.join(", ")}</span>
        )}
        {item.course !== null && (
          <span className="block text-sm text-ink-soft">{kitchen("course", { course: item.course })}</span>
        )}
        {guest && (
          <span className="block text-sm text-ink-soft">
            {rounds("byGuest", { name: guest.name ?? rounds("guest", { number: guest.number }) })}
          </span>
        )}
        {isVoid && (
          <span className="block text-sm text-ink-soft">
            {t("voidedLine", { reason: item.voidReason ?? "" })}
          </span>
        )}
      </span>
      {payment && (
        <Badge tone={payment.status === "pending" ? "caution" : "positive"}>
          {t(payment.status === "pending" ? "itemPaying" : "itemPaid")}
        </Badge>
      )}
      <Price
        amount={item.lineTotal}
        currency={bill.currency}
        className={isVoid ? "text-ink-soft line-through" : ""}
      />
      {onVoid ? (
        <IconButton
          icon={Ban}
          label={t("voidItem", { name })}
          variant="quiet"
          onClick={onVoid}
          className="-mr-2"
        />
      ) : (
        <span aria-hidden="true" className="w-9" />
      )}
    </li>
  );
}
