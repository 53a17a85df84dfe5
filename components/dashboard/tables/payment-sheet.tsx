"use client";

import { QrCode } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { NEW_TILL_WAY, TillWayFields, useTillWay } from "@/components/dashboard/till/till-way";
import { readAmountText } from "@/components/data/amount-text";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import { itemsAmount, nextShare, type PayPart, type PayWay } from "@/components/data/bill-part";
import { Button } from "@/components/ui/button";
import { CheckboxList } from "@/components/ui/checkbox-list";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Price } from "@/components/ui/price";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Sheet } from "@/components/ui/sheet";
import { toMajor, toMinor } from "@/lib/core/money/money";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import { MOST_OFFERED_SHARES } from "@/lib/service/bills/share-limits";
import { useBillAct } from "./use-bill-act";
import { useBillItemText } from "./use-bill-item-text";
import { useBillWords } from "./use-bill-words";

interface PaymentSheetProps {
  bill: BillWire;
  onGuestLink: () => void;
  onClose: () => void;
}

export function PaymentSheet({ bill, onGuestLink, onClose }: PaymentSheetProps) {
  const t = useTranslations("dashboardTables");
  const till = useTranslations("dashboardTill");
  const words = useBillWords();
  const textOf = useBillItemText();
  const { slug: tenantId, storefrontBase } = useDashboardTenant();
  const [way, setWay] = useState<PayWay>("whole");
  const [people, setPeople] = useState(
    () => bill.payments.find(({ share, status }) => share && status === "paid")?.share?.of ?? 2,
  );
  const [chosen, setChosen] = useState<string[]>([]);
  const [text, setText] = useState("");
  const [tipText, setTipText] = useState("");
  const [how, setHow] = useState(NEW_TILL_WAY);
  const { body: taken } = useTillWay(how);
  const [tried, setTried] = useState(false);

  const { currency } = bill;
  const money = (amount: number) => words.money(amount, currency);
  const payable = bill.items.filter(({ voidedAt, paymentId }) => !voidedAt && !paymentId);
  const itemIds = chosen.filter((id) => payable.some((item) => item.id === id));
  const share = nextShare(bill, people);
  const typed = readAmountText(text, currency);
  const due = {
    whole: bill.open,
    share: share?.amount ?? 0,
    items: itemsAmount(bill, itemIds),
    amount: typed ?? 0,
  }[way];
  const tip = tipText.trim() === "" ? 0 : readAmountText(tipText, currency);
  const sum = toMajor(toMinor(due, currency) + toMinor(tip ?? 0, currency), currency);
  const isRight = due > 0 && toMinor(due, currency) <= toMinor(bill.open, currency);

  const { mutate, isPending } = useBillAct({
    tableId: bill.tableId,
    send: (body: BodyOf<"payBill">, header) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/bills/{billId}/payments", {
          params: { path: { tenantId, billId: bill.id }, header },
          body,
        }),
      ),
    done: () => t("taken", { amount: money(sum) }),
    failed: t("payFailed"),
    unanswered: t("payKept"),
    onDone: (next) => {
      setChosen([]);
      setText("");
      setTipText("");
      setHow({ ...how, reference: "" });
      setTried(false);
      if (next.open === 0) onClose();
    },
  });
  const partOf = (): PayPart => {
    if (way === "share" && share) return { share: { part: share.part, of: people } };
    return way === "items" ? { itemIds } : { amount: due };
  };
  const take = () => {
    setTried(true);
    if (isRight && tip !== null && taken) mutate({ ...partOf(), ...taken, ...(tip ? { tip } : {}) });
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("payTitle")}
      description={`${t("table", { name: bill.tableName })} · ${t("left")} ${money(bill.open)}`}
      footer={
        <div className="space-y-2">
          <Button
            size="large"
            pending={isPending}
            disabled={due === 0 || !taken}
            onClick={take}
            className="w-full"
          >
            {t("take", { amount: money(sum) })}
          </Button>
          {storefrontBase !== null && (
            <Button variant="secondary" onClick={onGuestLink} className="w-full">
              <QrCode className="size-5" strokeWidth={1.5} aria-hidden="true" />
              {t("payOnline")}
            </Button>
          )}
        </div>
      }
    >
      <div className="space-y-6">
        <SegmentedControl
          label={t("payWays")}
          value={way}
          onValueChange={setWay}
          className="w-full [&>label]:px-1"
          options={(["whole", "share", "items", "amount"] as const).map((value) => ({
            value,
            label: t(value),
          }))}
        />
        {way === "share" && (
          <div>
            <div className="flex items-center justify-between gap-4">
              <span className="text-sm font-semibold">{t("shareOf")}</span>
              <QuantityStepper
                value={people}
                min={2}
                max={MOST_OFFERED_SHARES}
                onChange={setPeople}
                label={t("shareOf")}
              />
            </div>
            <p className="mt-1 text-sm text-ink-soft">
              {share ? t("shareNext", { part: share.part, of: people }) : t("shareDone")}
            </p>
          </div>
        )}
        {way === "items" && (
          <fieldset>
            <legend className="sr-only">{t("items")}</legend>
            <CheckboxList
              options={payable.map((item) => ({
                value: item.id,
                label: `${item.quantity}× ${textOf(item).name}`,
                aside: money(item.lineTotal),
              }))}
              chosen={itemIds}
              onChange={setChosen}
            />
            {itemIds.length === 0 && <p className="mt-1 text-sm text-ink-soft">{t("itemsNone")}</p>}
          </fieldset>
        )}
        {way === "amount" && (
          <Field
            label={t("amountLabel")}
            error={(tried || due > bill.open) && !isRight && t("amountWrong", { most: money(bill.open) })}
          >
            <Input
              inputMode="decimal"
              value={text}
              after={currency}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        )}
        <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <span className="text-ink-soft">{t("due")}</span>
          <Price amount={due} currency={currency} className="font-display text-2xl" />
        </p>
        <Field label={till("tip")} error={tried && tip === null && till("tipWrong")}>
          <Input
            inputMode="decimal"
            value={tipText}
            after={currency}
            onChange={(event) => setTipText(event.target.value)}
          />
        </Field>
        <TillWayFields value={how} onChange={setHow} due={sum} currency={currency} />
      </div>
    </Sheet>
  );
}
