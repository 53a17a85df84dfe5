"use client";

import { useFormatter, useTranslations } from "next-intl";
import { CopyId } from "@/components/admin/frame/copy-id";
import { RestaurantLink } from "@/components/admin/frame/restaurant-link";
import { Price } from "@/components/ui/price";
import { type Column, Table } from "@/components/ui/table";
import { toMajor } from "@/lib/core/money/money";
import type { BooksFindingWire } from "@/lib/oversight/books-check/books-check-contract";

export function BooksFindingTable({ findings }: { findings: readonly BooksFindingWire[] }) {
  const t = useTranslations("adminMoney.books");
  const words = useTranslations("adminCommon");
  const columns: Column<BooksFindingWire>[] = [
    {
      key: "check",
      header: useTranslations("adminMoney.reconciliation")("problem"),
      cell: ({ check, objectId }) => (
        <span className="block max-w-44 py-1.5 md:max-w-none">
          <span className="block">{t(`checks.${check}`)}</span>
          <CopyId id={objectId} />
        </span>
      ),
    },
    {
      key: "restaurant",
      header: words("restaurant"),
      cell: ({ restaurant }) => <RestaurantLink restaurant={restaurant} />,
    },
    {
      key: "expected",
      header: t("expected"),
      numeric: true,
      cell: ({ expected, currency }) => <Figure value={expected} currency={currency} />,
    },
    {
      key: "found",
      header: t("found"),
      numeric: true,
      cell: ({ found, currency }) => <Figure value={found} currency={currency} />,
    },
  ];
  const keyOf = ({ check, restaurant, objectId, currency, found }: BooksFindingWire) =>
    [check, restaurant.slug, objectId, currency, found].join(" ");
  return <Table caption={t("findings")} rows={findings} rowKey={keyOf} columns={columns} />;
}

function Figure({ value, currency }: { value: number; currency: string | null }) {
  const format = useFormatter();
  return currency === null ? (
    format.number(value)
  ) : (
    <Price amount={toMajor(value, currency)} currency={currency} />
  );
}
