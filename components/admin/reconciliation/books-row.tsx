"use client";

import { CircleCheck, TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Moment } from "@/components/ui/moment";
import type { BooksCheckRunWire } from "@/lib/oversight/books-check/books-check-contract";
import { BooksFindingTable } from "./books-finding-table";
import { FoldedRow } from "./folded-row";

export function BooksRow({ check, isOpen }: { check: BooksCheckRunWire; isOpen: boolean }) {
  const t = useTranslations("adminMoney.books");
  const words = useTranslations("adminMoney.reconciliation");
  const format = useFormatter();
  const { startedAt, compared, restaurants, differences, findings, unchecked } = check;
  const isSound = differences === 0 && unchecked.length === 0;
  const head = (
    <>
      <Moment at={startedAt} className="font-semibold" />
      <span className="text-sm text-ink-soft">{t("compared", { count: compared, restaurants })}</span>
      {isSound && (
        <Badge tone="positive" icon={CircleCheck}>
          {t("adds")}
        </Badge>
      )}
      {differences > 0 && (
        <Badge tone="critical" icon={TriangleAlert}>
          {words("differences", { count: differences })}
        </Badge>
      )}
    </>
  );
  return (
    <FoldedRow head={head} isOpen={isOpen} isEmpty={isSound}>
      {findings.length > 0 && <BooksFindingTable findings={findings} />}
      {differences > findings.length && (
        <p className="mt-2 text-sm text-ink-soft">{t("more", { count: differences - findings.length })}</p>
      )}
      {unchecked.length > 0 && (
        <p className="mt-2 text-sm">{t("unchecked", { names: format.list(unchecked) })}</p>
      )}
    </FoldedRow>
  );
}
