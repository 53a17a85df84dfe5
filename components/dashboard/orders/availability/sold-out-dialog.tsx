"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { OFF_CHOICES, offUntil } from "./off-choice";
import { useEndWords, useSwitches } from "./use-switches";

interface SoldOutDialogProps {
  dish: { productId: string; kitchenName: string };
  onClose: () => void;
}

/** Takes a dish off the menu for a while, from the line in which somebody noticed that it is out. */
export function SoldOutDialog({ dish, onClose }: SoldOutDialogProps) {
  const t = useTranslations("orderBoard");
  const { timeZone } = useDashboardTenant();
  const { mutate } = useSwitches();
  const endWords = useEndWords();
  const { productId: id, kitchenName: name } = dish;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("soldOut.title", { dish: name })}
      description={t("soldOut.body")}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {t("soldOut.keep")}
        </Button>
      }
    >
      <div className="flex flex-col gap-2">
        {OFF_CHOICES.map((choice) => {
          const until = offUntil(choice, new Date(), timeZone);
          return (
            <Button
              key={choice}
              variant="secondary"
              className="justify-between"
              onClick={() => {
                mutate({ what: { kind: "product", id, name }, until });
                onClose();
              }}
            >
              {t(`off.choices.${choice}`)}
              <span className="ml-auto text-sm font-normal text-ink-soft tabular-nums">
                {endWords(until)}
              </span>
            </Button>
          );
        })}
      </div>
    </Dialog>
  );
}
