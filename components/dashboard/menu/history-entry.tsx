"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useLanguage } from "@/components/i18n/use-language";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { localText } from "@/lib/core/i18n/locales";
import type { MenuChange } from "@/lib/restaurant/menu/history/menu-history-contract";
import { useFieldWords } from "./use-field-words";

interface HistoryEntryProps {
  change: MenuChange;
  pending: boolean;
  /** Gives the dish back what it was before; called with its name. */
  onRestore: (name: string) => void;
}

function nameMap(change: MenuChange): Record<string, string> {
  const name = change.after?.name ?? change.before?.name;
  return (name ?? {}) as Record<string, string>;
}

/** One change: who, when, which fields, and the prices before and after. */
export function HistoryEntry({ change, pending, onRestore }: HistoryEntryProps) {
  const t = useTranslations("dashboardMenu.history");
  const locale = useLanguage();
  const format = useFormatter();
  const { locales, currency, timeZone, manages } = useDashboardTenant();
  const fieldWords = useFieldWords();
  const name = localText(nameMap(change), locale, locales);
  const { before, after, fields, cause, actor } = change;
  const kind = before === null ? t("made") : after === null ? t("deleted") : t(`cause.${cause}`);
  const time = format.dateTime(new Date(change.at), "moment", { timeZone });
  const canRestore = manages && change.subject === "product" && before !== null;
  const prices = [before?.basePrice, after?.basePrice];
  return (
    <li className="py-3 text-sm">
      <p className="font-semibold">{name}</p>
      <p className="text-ink-soft">{t("by", { actor: actor ?? t("automatic"), time })}</p>
      <p className="mt-1">
        {kind}
        {before !== null && after !== null && `: ${fields.map(fieldWords).join(", ")}`}
      </p>
      {fields.includes("basePrice") && prices.every((price) => typeof price === "number") && (
        <p className="mt-1">
          <s className="text-ink-soft">
            <Price amount={Number(prices[0])} currency={currency} />
          </s>{" "}
          <Price amount={Number(prices[1])} currency={currency} className="font-semibold" />
        </p>
      )}
      {canRestore && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          disabled={pending}
          onClick={() => onRestore(name)}
        >
          {t("restore")}
        </Button>
      )}
    </li>
  );
}
