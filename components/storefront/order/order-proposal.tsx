"use client";

import { MessageSquareText } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMoneyText } from "@/components/frame/use-money-text";
import { useWrittenList } from "@/components/i18n/use-written-list";
import { answerProposal, type TrackedOrder } from "@/components/storefront/checkout/order-call";
import { useTimeText } from "@/components/storefront/checkout/use-time-text";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { useDietWords } from "@/components/storefront/menu/diet-words";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { proposalSecondsLeft } from "./order-progress";
import { useSecondsLeft } from "./use-seconds-left";

interface OrderProposalProps {
  order: TrackedOrder;
  email: string;
  clockOffsetMs: number;
  refresh: () => Promise<unknown>;
}

export function OrderProposal({ order, email, clockOffsetMs, refresh }: OrderProposalProps) {
  const t = useTranslations("tracking.proposal");
  const dish = useTranslations("storefront.dish");
  const words = useDietWords();
  const list = useWrittenList();
  const toast = useToast();
  const money = useMoneyText();
  const { momentText } = useTimeText();
  const { shop } = useStorefront();
  const [sending, setSending] = useState<"take" | "decline" | null>(null);
  const { seconds, time } = useSecondsLeft((now) => proposalSecondsLeft(order, now), clockOffsetMs);
  const { proposal } = order;
  if (!proposal || seconds === 0) return null;

  const answer = async (given: "take" | "decline") => {
    setSending(given);
    const outcome = await answerProposal(shop.slug, {
      orderId: order.id,
      proposalId: proposal.id,
      email,
      given,
    });
    if (outcome !== "answered") toast({ tone: "failure", title: t(outcome, { phone: shop.phone }) });
    await refresh();
    setSending(null);
  };
  return (
    <section
      aria-labelledby="proposal"
      className="space-y-4 rounded-panel bg-caution-tint p-5 ring-2 ring-caution ring-inset"
    >
      <h2 id="proposal" className="flex items-start gap-2.5 font-display text-2xl">
        <MessageSquareText
          className="mt-1 size-6 shrink-0 text-caution"
          strokeWidth={1.5}
          aria-hidden="true"
        />
        {t("title", { name: shop.name })}
      </h2>
      {proposal.message && <p className="text-lg text-balance">“{proposal.message}”</p>}
      <ul className="space-y-1 font-semibold">
        {proposal.changes.map(({ lineItemId, productName: name, quantity, replacement }) => (
          <li key={lineItemId}>
            {replacement
              ? t("replace", { quantity, name, replacement: replacement.productName })
              : t("remove", { quantity, name })}
            {replacement && (
              <span className="block text-sm font-normal">
                {replacement.allergens.length === 0
                  ? dish("noAllergens")
                  : dish("allergens", { list: list(replacement.allergens.map(words.allergen)) })}
              </span>
            )}
          </li>
        ))}
        {proposal.promisedAt && <li>{t("time", { time: momentText(proposal.promisedAt) })}</li>}
      </ul>
      {proposal.amount > 0 && (
        <p>
          {t(order.paymentStatus === "paid" ? "refund" : "less", {
            amount: money(proposal.amount, order.currency),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          pending={sending === "take"}
          disabled={sending !== null}
          onClick={() => void answer("take")}
          className="max-sm:w-full"
        >
          {t("take")}
        </Button>
        <Button
          size="large"
          variant="secondary"
          pending={sending === "decline"}
          disabled={sending !== null}
          onClick={() => void answer("decline")}
          className="max-sm:w-full"
        >
          {t("decline")}
        </Button>
      </div>
      <p role="timer" className="text-sm text-ink-soft tabular-nums">
        {t("until", { time })}
      </p>
    </section>
  );
}
