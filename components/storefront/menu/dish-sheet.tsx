"use client";

import { useTranslations } from "next-intl";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { EARLY_PRESS } from "@/components/frame/early-press";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import type { CartLine } from "@/components/storefront/cart/cart";
import { Money } from "@/components/storefront/frame/money";
import { NeedsScript } from "@/components/storefront/frame/needs-script";
import type { Dish } from "@/components/storefront/frame/storefront";
import { useOffline } from "@/components/storefront/frame/use-offline";
import { Button } from "@/components/ui/button";
import { PageSheet } from "@/components/ui/page-sheet";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { DishDetails } from "./dish-details";
import { DishStatus, isOff } from "./dish-status";
import { defaultSelection, isOnOffer, optionsMinor, selectionIn } from "./option-choice";
import { useMenuRoot } from "./use-menu-address";
import { useOptionChoice } from "./use-option-choice";

interface DishSheetProps {
  open: boolean;
  onClose: () => void;
  dish: Dish;
  /** The line being changed; without it a new one is made. */
  line: CartLine | null;
  onDone: (line: CartLine) => void;
}

/** Labels of an earlier choice that can still be had; without one the menu's defaults. */
function firstSelection(dish: Dish, line: CartLine | null): Record<string, string[]> {
  if (!line) return defaultSelection(dish.optionGroups);
  const groups = dish.optionGroups.map(({ name, options }): [string, string[]] => {
    const labels = options.filter(isOnOffer).map((option) => option.label);
    return [name, (line.selectedOptions[name] ?? []).filter((label) => labels.includes(label))];
  });
  return Object.fromEntries(groups);
}

/**
 * A dish in full, with its options, a price that follows the choice, and a button with the amount. What is chosen and
 * sent before the page has started counts: the options are fields of a form, and React sends it again.
 */
export function DishSheet({ open, onClose, dish, line, onDone }: DishSheetProps) {
  const t = useTranslations("storefront.dish");
  const tMenu = useTranslations("storefrontMenu");
  const isOffline = useOffline();
  const base = useTenantBase();
  const root = useMenuRoot();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const groups = dish.optionGroups;
  const { selected, select, take, incomplete, finish, area } = useOptionChoice(groups, () =>
    firstSelection(dish, line),
  );
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const [early, setEarly] = useState(0);
  const isSent = useRef(false);
  const priceOf = (chosen: Record<string, string[]>) =>
    Math.max(0, (dish.discountPriceMinor ?? dish.basePriceMinor) + optionsMinor(groups, chosen));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the page had started, once
  useEffect(() => {
    if (form.current) take(selectionIn(groups, new FormData(form.current)));
  }, []);

  /** Once: who presses again while the sheet closes is impatient, and does not want the dish twice. */
  const send = (chosen: Record<string, string[]>) => {
    const selectedOptions = isSent.current ? null : finish(chosen);
    if (!selectedOptions) return;
    isSent.current = true;
    onDone({
      productId: dish.id,
      name: dish.name,
      quantity,
      selectedOptions,
      unitPriceMinor: priceOf(chosen),
    });
  };
  const answerPress = () => {
    for (const element of form.current?.elements ?? []) element.removeAttribute(EARLY_PRESS);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    event.nativeEvent.submitter?.setAttribute(EARLY_PRESS, "");
    // The button is seen to be pressed before the cart is drawn anew.
    requestAnimationFrame(() =>
      setTimeout(() => {
        answerPress();
        send(selected);
      }),
    );
  };
  const sentEarly = (data: FormData) => {
    answerPress();
    send(selectionIn(groups, data));
    // React empties a form that it has sent: the fields are drawn anew with what is chosen.
    setEarly((before) => before + 1);
  };

  return (
    <PageSheet
      open={open}
      onClose={onClose}
      closeHref={tenantHref(base, root)}
      title={dish.name}
      footer={
        isOff(dish) ? (
          <DishStatus dish={dish} />
        ) : (
          <NeedsScript>
            {isOffline && (
              <p className="pb-3 text-sm font-semibold text-caution">{tMenu("offline.noOrders")}</p>
            )}
            <DishStatus dish={dish} />
            <div className="mt-2 flex items-center gap-3 first:mt-0">
              <QuantityStepper value={quantity} onChange={setQuantity} />
              <Button type="submit" form={formId} size="large" disabled={isOffline} className="flex-1">
                <span className="flex w-full justify-between gap-3">
                  <span>{line ? t("update") : t("add")}</span>
                  <Money minor={priceOf(selected) * quantity} />
                </span>
              </Button>
            </div>
          </NeedsScript>
        )
      }
    >
      <form ref={form} id={formId} action={sentEarly} onSubmit={submit} noValidate>
        <div key={early} ref={area}>
          <DishDetails
            dish={dish}
            selected={selected}
            onSelect={select}
            showProblem={incomplete.length > 0}
          />
        </div>
      </form>
    </PageSheet>
  );
}
