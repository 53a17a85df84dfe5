"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { DishPicker } from "./dish-picker";
import { type LineChoice, unitsToMake } from "./proposal-choice";

interface ProposalLineProps {
  orderId: string;
  item: BoardOrder["items"][number];
  choice: LineChoice;
  onChoose: (choice: LineChoice) => void;
  /** Another dish is wanted, and somebody has tried to send without one. */
  isMissing: boolean;
}

/** What becomes of one line: it stays, fewer units come, or another dish. */
export function ProposalLine({ orderId, item, choice, onChoose, isMissing }: ProposalLineProps) {
  const t = useTranslations("orderBoard.proposal");
  const units = unitsToMake(item);
  const line = useRef<HTMLDivElement>(null);
  return (
    <div ref={line} className="flex flex-col gap-2">
      <Field label={t("line", { quantity: units, name: item.kitchenName })}>
        <Select
          value={choice.kind === "remove" ? `remove ${choice.quantity}` : choice.kind}
          onValueChange={(value) => {
            const [kind, quantity] = value.split(" ");
            if (kind === "remove") onChoose({ kind, quantity: Number(quantity) });
            else onChoose(kind === "replace" ? { kind, productId: null } : { kind: "keep" });
          }}
          focusAfter={() => line.current?.querySelector<HTMLElement>("input[role=combobox]")}
          options={[
            { value: "keep", label: t("keep") },
            { value: "replace", label: t("replace") },
            ...Array.from({ length: units }, (_, index) => ({
              value: `remove ${index + 1}`,
              label: t("remove", { count: index + 1 }),
            })),
          ]}
        />
      </Field>
      {choice.kind === "replace" && (
        <Field
          label={t("instead", { name: item.kitchenName })}
          error={isMissing ? t("insteadMissing") : undefined}
          required
        >
          <DishPicker
            orderId={orderId}
            lineItemId={item.lineItemId}
            productId={choice.productId}
            onPick={(productId) => onChoose({ kind: "replace", productId })}
          />
        </Field>
      )}
    </div>
  );
}
