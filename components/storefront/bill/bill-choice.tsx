"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { readAmountText } from "@/components/data/amount-text";
import { itemsAmount, nextShare, type PayPart, type PayWay } from "@/components/data/bill-part";
import { nextAttempt, type OrderAttempt } from "@/components/storefront/checkout/order-attempt";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { useGuestWords } from "@/components/storefront/table/use-guest-words";
import { type TipChoice, tipMinorOf } from "@/components/storefront/tip/tip-choice";
import { TipField } from "@/components/storefront/tip/tip-field";
import { Button } from "@/components/ui/button";
import { CheckboxList } from "@/components/ui/checkbox-list";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProblemBox } from "@/components/ui/problem-box";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { RadioGroup } from "@/components/ui/radio-group";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { toMajor, toMinor } from "@/lib/core/money/money";
import type { OnlineMethod } from "@/lib/payments/payments/payment-method";
import { MOST_OFFERED_SHARES } from "@/lib/service/bills/share-limits";
import { beginGuestPayment, type GuestBillView, guestBillKey } from "./bill-query";
import type { OwnPayment } from "./own-payment";
import { useBillProblem } from "./use-bill-problem";

interface BillChoiceProps {
  bill: GuestBillView;
  token: string;
  onBegun: (payment: OwnPayment) => void;
}

/** Which part of the bill this guest pays, and how. What others pay meanwhile is no longer offered. */
export function BillChoice({ bill, token, onBegun }: BillChoiceProps) {
  const t = useTranslations("tableBill");
  const tipWords = useTranslations("storefront.tip");
  const methodNames = useTranslations("tracking.method");
  const order = useTranslations("tableOrder");
  const guestName = useGuestWords();
  const problemWords = useBillProblem();
  const money = useMoney();
  const client = useQueryClient();
  const { slug, paymentMethods, tips } = useStorefront().shop;
  const methods = paymentMethods.filter((each): each is OnlineMethod => each !== "cash");
  const [way, setWay] = useState<PayWay>("items");
  const [people, setPeople] = useState<number | null>(null);
  const [picked, setPicked] = useState<string[] | null>(null);
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const [method, setMethod] = useState(methods[0]);
  const [tip, setTip] = useState<TipChoice | null>(null);
  const attempt = useRef<OrderAttempt | null>(null);

  const { currency } = bill;
  const minor = (amount: number) => toMinor(amount, currency);
  const openMinor = minor(bill.open);
  const mostMinor = openMinor + minor(bill.replaceable);
  const payable = bill.items.filter(({ settled }) => !settled);
  const me = bill.guests.find(({ isMe }) => isMe)?.id;
  const mine = payable.filter(({ guestId }) => guestId !== null && guestId === me).map(({ id }) => id);
  const itemIds = (picked ?? mine).filter((id) => payable.some((item) => item.id === id));
  const isMine = way === "items" && mine.length > 0 && mine.join() === itemIds.join();
  // Guests of one table split by the same number: the one that another phone has begun with.
  const splitBegun = bill.payments.findLast(({ share }) => share !== null)?.share?.of;
  const of = people ?? splitBegun ?? 2;
  const share = nextShare(bill, of);
  const due = {
    whole: toMajor(mostMinor, currency),
    items: itemsAmount(bill, itemIds),
    share: share?.amount ?? 0,
    amount: readAmountText(text, currency) ?? 0,
  }[way];
  const isRight = due > 0 && minor(due) <= mostMinor;

  const dueMinor = isRight ? minor(due) : 0;
  const tipMinor = tips.bills
    ? tipMinorOf(tip, { servedMinor: dueMinor, priceMinor: dueMinor, currency })
    : 0;

  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: PayPart & { method: OnlineMethod; tip: number }) => {
      attempt.current = nextAttempt(attempt.current, JSON.stringify(wanted), () => crypto.randomUUID());
      return beginGuestPayment(slug, token, { key: attempt.current.key, ...wanted });
    },
    onSuccess: async ({ paymentId, clientSecret, payBefore, bill: next }, { method: by }) => {
      attempt.current = null;
      // A reading under way may be older than the payment.
      await client.cancelQueries({ queryKey: guestBillKey(slug, token) });
      client.setQueryData(guestBillKey(slug, token), next);
      const own = next.payments.find(({ id }) => id === paymentId);
      if (!clientSecret || !own) return;
      const amountMinor = minor(own.amount) + minor(own.tip);
      onBegun({ paymentId, clientSecret, amountMinor, method: by, payBefore });
    },
    onError: ({ status }) => {
      if (status > 0 && status < 500) attempt.current = null;
      void client.invalidateQueries({ queryKey: guestBillKey(slug, token) });
    },
  });
  if (method === undefined) return <p className="rounded-panel bg-sunken px-5 py-4">{t("askStaff")}</p>;

  const ownerOf = (guestId: string | null) => {
    const guest = bill.guests.find(({ id }) => id === guestId);
    return guest && guestName(guest);
  };
  const partOf = (): PayPart => {
    if (way === "share" && share) return { share: { part: share.part, of } };
    return way === "items" ? { itemIds } : { amount: due };
  };
  const begin = () => {
    setTried(true);
    if (isRight && tipMinor !== null) mutate({ ...partOf(), method, tip: toMajor(tipMinor, currency) });
  };
  return (
    <section aria-labelledby="how" className="space-y-5">
      <h2 id="how" className="font-display text-xl">
        {t("how")}
      </h2>
      <SegmentedControl
        label={t("how")}
        value={way}
        onValueChange={setWay}
        className="w-full max-sm:grid-flow-row max-sm:grid-cols-2"
        options={(["items", "share", "amount", "whole"] as const).map((value) => ({
          value,
          label: t(value),
        }))}
      />
      {way === "items" && (
        <fieldset>
          <legend className="text-sm text-ink-soft">
            {t(payable.length === 0 ? "itemsTaken" : "itemsHint")}
          </legend>
          <CheckboxList
            options={payable.map(({ id, quantity, name, guestId, lineTotal, serviceCharge }) => ({
              value: id,
              label: [`${quantity > 1 ? `${quantity}× ` : ""}${name}`, ownerOf(guestId)]
                .filter(Boolean)
                .join(" · "),
              aside: money(minor(lineTotal) + minor(serviceCharge)),
            }))}
            chosen={itemIds}
            onChange={setPicked}
          />
          {tried && itemIds.length === 0 && (
            <p role="alert" className="mt-1 text-sm text-critical">
              {t("itemsNone")}
            </p>
          )}
        </fieldset>
      )}
      {way === "share" && (
        <div>
          <div className="flex items-center justify-between gap-4">
            <span className="font-semibold">{t("people")}</span>
            <QuantityStepper
              value={of}
              min={2}
              max={MOST_OFFERED_SHARES}
              onChange={setPeople}
              label={t("people")}
            />
          </div>
          <p className="mt-1 text-sm text-ink-soft">
            {share ? t("paymentShare", { part: share.part, of }) : t("shareAllTaken")}
          </p>
        </div>
      )}
      {way === "amount" && (
        <Field
          label={t("amountLabel")}
          error={tried && !isRight && t("amountWrong", { least: money(1), most: money(mostMinor) })}
        >
          <Input
            inputMode="decimal"
            value={text}
            after={currency}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      )}
      {methods.length > 1 && (
        <RadioGroup
          label={t("method")}
          value={method}
          onValueChange={(next) => setMethod(methods.find((each) => each === next) ?? method)}
          options={methods.map((each) => ({ value: each, label: methodNames(each) }))}
        />
      )}
      {tips.bills && dueMinor > 0 && (
        <div className="space-y-2">
          <h3 className="font-semibold">{tipWords("title")}</h3>
          <TipField
            percents={tips.percents}
            servedMinor={dueMinor}
            priceMinor={dueMinor}
            currency={currency}
            value={tip}
            onChange={setTip}
            isWrong={tipMinor === null}
          />
        </div>
      )}
      {isRight && dueMinor > openMinor && (
        <p role="status" className="rounded-control bg-caution-tint px-4 py-3 text-sm text-caution">
          {t("takeOver", { amount: money(dueMinor - openMinor) })}
        </p>
      )}
      <ProblemBox>{error && problemWords(error)}</ProblemBox>
      <Button size="large" pending={isPending} onClick={begin} className="w-full">
        {due > 0
          ? isMine
            ? order("payMine", { amount: money(minor(due) + (tipMinor ?? 0)) })
            : t("continue", { amount: money(minor(due) + (tipMinor ?? 0)) })
          : t("begin")}
      </Button>
    </section>
  );
}
