"use client";

import { CircleX, RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { useTimeText } from "@/components/storefront/checkout/use-time-text";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { UNPAID_REASON } from "@/lib/service/orders/life/unpaid-reason";
import { isAwaited, isOver, ORDER_STEPS } from "./order-progress";
import { OrderSteps, stepKey } from "./order-steps";
import { OrderedPicture } from "./ordered-picture";
import { TellMe } from "./tell-me";

function useHeadline(order: TrackedOrder): string {
  const t = useTranslations("tracking.headline");
  const { name } = useStorefront().shop;
  if (order.status === "ready") return t(order.type === "delivery" ? "readyDelivery" : "readyPickup");
  return t(order.status, { name });
}

function EndedOrder({ order }: { order: TrackedOrder }) {
  const t = useTranslations("tracking.ended");
  const headline = useHeadline(order);
  const hasPaid =
    order.paymentStatus === "paid" || order.paymentStatus === "refunded" || order.giftCardAmount > 0;
  return (
    <div>
      <CircleX className="size-10 text-critical" strokeWidth={1.5} aria-hidden="true" />
      <h1 className="mt-4 font-display text-4xl">{headline}</h1>
      {order.endReason && (
        <p className="mt-3 text-lg text-balance">
          {order.endReason === UNPAID_REASON ? t("unpaid") : t("reason", { reason: order.endReason })}
        </p>
      )}
      <p className="mt-3 text-lg text-ink-soft">{t(hasPaid ? "refunded" : "nothingPaid")}</p>
    </div>
  );
}

interface OrderHeadlineProps {
  order: TrackedOrder;
  email: string;
  /** What is on screen is as of now. */
  isFresh: boolean;
  /** What browsers subscribe to messages with; null where none are sent. */
  pushKey: string | null;
}

export function OrderHeadline({ order, email, isFresh, pushKey }: OrderHeadlineProps) {
  const t = useTranslations("tracking");
  const headline = useHeadline(order);
  const { isToday, dayText, timeText } = useTimeText();
  if (order.status === "canceled" || order.status === "rejected") return <EndedOrder order={order} />;
  const step = ORDER_STEPS.find((each) => each === order.status) ?? "pending";
  const live = (
    <p aria-live="polite" className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
      <span className="sr-only">{t(`step.${stepKey(step, order.type)}`)}</span>
      {!isOver(order.status) &&
        (isFresh ? (
          <span>{t("live")}</span>
        ) : (
          <span className="inline-flex items-center gap-2 font-semibold text-caution">
            <RefreshCw className="size-4 animate-turn" strokeWidth={1.75} aria-hidden="true" />
            {t("reconnecting")}
          </span>
        ))}
    </p>
  );
  return (
    <div className="space-y-7">
      <div>
        <h1 className="font-display text-3xl">{headline}</h1>
        <div className="mt-5 flex items-end justify-between gap-4">
          {isOver(order.status) ? (
            <span />
          ) : (
            <p>
              <span className="block text-ink-soft">{t(`promise.${order.type}`)}</span>
              <time
                dateTime={order.promisedAt}
                suppressHydrationWarning
                className="block font-display text-5xl tabular-nums"
              >
                {!isToday(order.promisedAt) && (
                  <span className="block font-sans text-xl font-semibold">{dayText(order.promisedAt)}</span>
                )}
                {timeText(order.promisedAt)}
              </time>
            </p>
          )}
          <OrderedPicture key={order.status} items={order.items} />
        </div>
      </div>
      <OrderSteps order={order} />
      {isAwaited(order.status) ? (
        <TellMe orderId={order.id} email={email} publicKey={pushKey}>
          {live}
        </TellMe>
      ) : (
        live
      )}
    </div>
  );
}
