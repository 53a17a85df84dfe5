"use client";

import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { orderReplacements } from "@/components/dashboard/orders/order-queries";
import { LoadFailure } from "@/components/data/load-failure";
import { Combobox } from "@/components/ui/combobox";
import { CONTROL_BOX } from "@/components/ui/control-style";
import { IconButton } from "@/components/ui/icon-button";
import { replacementGroups } from "./replacement-choice";

interface DishPickerProps {
  orderId: string;
  lineItemId: string;
  /** Null until one is chosen. */
  productId: string | null;
  onPick: (productId: string | null) => void;
}

/** Finds the dish that comes instead of a line, in the kitchen's language. */
export function DishPicker({ orderId, lineItemId, productId, onPick }: DishPickerProps) {
  const t = useTranslations("orderBoard.proposal");
  const { slug } = useDashboardTenant();
  const { data, error, refetch } = useQuery(orderReplacements(slug, orderId));
  const [text, setText] = useState("");
  const [isAgain, setAgain] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const chosen = data?.dishes.find((dish) => dish.productId === productId);
  const isChosen = chosen !== undefined;
  // The field that had the focus is gone then.
  useEffect(() => {
    if (isChosen) remove.current?.focus();
  }, [isChosen]);
  if (!data && error) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (chosen) {
    return (
      <div className={`${CONTROL_BOX} flex min-h-12 items-center justify-between ps-3.5`}>
        <span className="truncate">{chosen.name}</span>
        <IconButton
          ref={remove}
          icon={X}
          label={t("otherDish", { name: chosen.name })}
          onClick={() => {
            setAgain(true);
            onPick(null);
          }}
        />
      </div>
    );
  }
  const groups = data ? replacementGroups(data, lineItemId, text) : [];
  const count = groups.reduce((sum, { dishes }) => sum + dishes.length, 0);
  return (
    <>
      <Combobox
        inline
        focused={isAgain}
        text={text}
        onText={setText}
        placeholder={t("findDish")}
        groups={groups.map(({ label, dishes }) => ({
          label,
          options: dishes.map((dish) => ({ value: dish.productId, label: dish.name })),
        }))}
        noneLabel={data ? t("noDish") : null}
        onPick={({ value }) => {
          setText("");
          onPick(value);
        }}
      />
      <p role="status" className="sr-only">
        {data && text.trim() !== "" && t("dishesFound", { count })}
      </p>
    </>
  );
}
