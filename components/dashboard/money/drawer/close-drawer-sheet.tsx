"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { readAmountText } from "@/components/data/amount-text";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Price } from "@/components/ui/price";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Sheet } from "@/components/ui/sheet";
import { Textarea } from "@/components/ui/textarea";
import { useToast } from "@/components/ui/toast";
import type { DrawerList, DrawerWire } from "@/lib/service/drawers/drawer-contract";
import type { DrawerDayWire } from "@/lib/service/drawers/drawer-day-contract";
import { MAX_CLOSING_NOTE_LENGTH } from "@/lib/service/drawers/drawer-limits";
import { countsOf, differenceOf, isPieces, type Pieces, sumOfCounts } from "./count";
import { CountFields } from "./count-fields";
import { DifferenceText } from "./difference-text";
import { useDrawerActs } from "./use-drawer-acts";

interface CloseDrawerSheetProps {
  list: DrawerList;
  drawer: DrawerWire;
  day: DrawerDayWire;
  /** What is to be in it; null for who counts blind. */
  expected: number | null;
  onClose: () => void;
}

type Way = "pieces" | "sum";

/** Counts a drawer, by coin and note or as a sum, and closes it with its Z report. */
export function CloseDrawerSheet({ list, drawer, day, expected, onClose }: CloseDrawerSheetProps) {
  const t = useTranslations("dashboardDrawer.count");
  const money = useMoneyText();
  const toast = useToast();
  const failureToast = useFailureToast();
  const router = useRouter();
  const base = useTenantBase();
  const { close } = useDrawerActs();
  const form = useId();
  const { currency } = day;
  const { coins, notes } = list.denominations;
  const [way, setWay] = useState<Way>(notes.length > 0 ? "pieces" : "sum");
  const [pieces, setPieces] = useState<Pieces>({});
  const [sum, setSum] = useState("");
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const counts = countsOf(pieces);
  const counted = way === "pieces" ? sumOfCounts(counts, currency) : readAmountText(sum, currency);
  const isRight = way === "pieces" ? Object.values(pieces).every(isPieces) : counted !== null;
  const send = () => {
    setTried(true);
    if (!isRight || counted === null) return;
    const byPiece = way === "pieces" && counts.length > 0;
    // The page shows the closed drawer as soon as it is, and this sheet is gone then.
    void close
      .mutateAsync({
        ...{ drawerId: drawer.id, dayId: day.id, note: note.trim() || null },
        ...(byPiece ? { counts } : { counted }),
      })
      .then(
        ({ day: { zNumber } }) => {
          toast({ title: t("closed", { number: String(zNumber) }) });
          onClose();
          router.push(tenantHref(base, `/money/drawer/${day.id}`));
        },
        (failure: ApiFailure) => failureToast(t("failed"), failure),
      );
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { name: drawer.name })}
      footer={
        <div>
          <dl className="mb-3 flex items-baseline justify-between gap-4">
            <div>
              <dt className="text-sm text-ink-soft">{t("counted")}</dt>
              <dd aria-live="polite" className="text-2xl font-semibold tracking-tight">
                <Price amount={counted ?? 0} currency={currency} />
              </dd>
            </div>
            {expected !== null && counted !== null && (
              <div className="text-end">
                <dt className="text-sm text-ink-soft">
                  {t("expected", { amount: money(expected, currency) })}
                </dt>
                <dd>
                  <DifferenceText amount={differenceOf(counted, expected, currency)} currency={currency} />
                </dd>
              </div>
            )}
          </dl>
          <Button type="submit" form={form} size="large" className="w-full" pending={close.isPending}>
            {t("close")}
          </Button>
        </div>
      }
    >
      <form
        id={form}
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {notes.length > 0 && (
          <SegmentedControl
            label={t("way")}
            value={way}
            onValueChange={setWay}
            options={[
              { value: "pieces", label: t("byPiece") },
              { value: "sum", label: t("bySum") },
            ]}
          />
        )}
        {way === "pieces" ? (
          <>
            <CountFields
              label={t("notes")}
              values={notes.toReversed()}
              {...{ currency, pieces, setPieces }}
            />
            <CountFields
              label={t("coins")}
              values={coins.toReversed()}
              {...{ currency, pieces, setPieces }}
            />
          </>
        ) : (
          <Field label={t("sum")} error={tried && counted === null && t("sumWrong")} required>
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={sum}
              after={currency}
              onChange={(event) => setSum(event.target.value)}
            />
          </Field>
        )}
        <Field label={t("note")} hint={t("noteHint")} optional>
          <Textarea
            rows={2}
            value={note}
            maxLength={MAX_CLOSING_NOTE_LENGTH}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <p className="text-sm text-ink-soft">{t("final")}</p>
      </form>
    </Sheet>
  );
}
