"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import type { OrderService } from "@/components/storefront/frame/storefront";
import { ORDER_STEPS, type OrderStep, stepIndex } from "./order-progress";

/** The message key of a step; the last ones differ for pickup and delivery. */
export function stepKey(step: OrderStep, type: OrderService) {
  if (step === "ready") return type === "delivery" ? "readyDelivery" : "readyPickup";
  if (step === "delivered") return type === "delivery" ? "deliveredDelivery" : "deliveredPickup";
  return step;
}

export function OrderSteps({ order }: { order: TrackedOrder }) {
  const t = useTranslations("tracking");
  const reached = stepIndex(order.status);
  return (
    <ol aria-label={t("progress")} className="grid grid-cols-5">
      {ORDER_STEPS.map((step, index) => {
        const done = index < reached || order.status === "delivered";
        const current = index === reached && !done;
        return (
          <li
            key={step}
            aria-current={index === reached ? "step" : undefined}
            className="relative flex flex-col items-center"
          >
            {index > 0 && (
              <span aria-hidden="true" className="absolute end-1/2 top-3 h-1 w-full bg-line">
                <span
                  className={`block h-full origin-left bg-accent transition-transform duration-500 rtl:origin-right ${index <= reached ? "" : "scale-x-0"}`}
                />
              </span>
            )}
            <span
              aria-hidden="true"
              className={`relative z-10 grid size-7 place-items-center rounded-full transition-colors ${done ? "bg-accent text-accent-on" : current ? "bg-accent ring-4 ring-accent-tint" : "bg-page ring-2 ring-line-strong ring-inset"}`}
            >
              {done && <Check className="size-4 animate-pop" strokeWidth={2.5} />}
              {current && <span className="size-2.5 animate-breathe rounded-full bg-accent-on" />}
            </span>
            <span
              className={`mt-2 px-0.5 text-center text-xs hyphens-auto sm:text-sm ${index === reached ? "font-semibold" : "text-ink-soft"}`}
            >
              {t(`step.${stepKey(step, order.type)}`)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
