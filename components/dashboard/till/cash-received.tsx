"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useBillWords } from "@/components/dashboard/tables/use-bill-words";
import { readAmountText } from "@/components/data/amount-text";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toMajor, toMinor } from "@/lib/core/money/money";

/** What the guest hands over in cash, and the change that is due; `due` is in major units. Nothing of it is kept. */
export function CashReceived({ due, currency }: { due: number; currency: string }) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const [received, setReceived] = useState("");
  const given = readAmountText(received, currency);
  const changeMinor = given === null ? null : toMinor(given, currency) - toMinor(due, currency);
  const money = (minor: number) => words.money(toMajor(minor, currency), currency);
  return (
    <div>
      <Field label={t("received")} hint={t("receivedHint")}>
        <Input
          inputMode="decimal"
          value={received}
          after={currency}
          onChange={(event) => setReceived(event.target.value)}
        />
      </Field>
      <p role="status" className="mt-2 min-h-7 text-lg font-semibold tabular-nums">
        {changeMinor !== null &&
          (changeMinor < 0
            ? t("receivedShort", { amount: money(-changeMinor) })
            : `${t("changeDue")}: ${money(changeMinor)}`)}
      </p>
    </div>
  );
}
