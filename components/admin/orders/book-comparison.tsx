"use client";

import { Check, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Table } from "@/components/ui/table";
import type { OrderBooksWire } from "@/lib/oversight/books/order-books-contract";
import { BookPart } from "./book-part";

export function BookComparison({ books: { comparison, order } }: { books: OrderBooksWire }) {
  const t = useTranslations("adminOrders");
  const { currency } = order;
  const rows = comparison.filter((line) => !line.equal || line.order !== 0);
  return (
    <BookPart title={t("comparison.title")} lead={t("comparison.lead")}>
      <Table
        caption={t("comparison.title")}
        rows={rows}
        rowKey={({ what }) => what}
        empty={<p className="py-3 text-ink-soft">{t("comparison.empty")}</p>}
        columns={[
          { key: "what", header: t("comparison.what"), cell: ({ what }) => t(`compared.${what}`) },
          {
            key: "order",
            header: t("comparison.order"),
            price: (line) => ({ amount: line.order, currency }),
          },
          {
            key: "books",
            header: t("comparison.books"),
            price: (line) => ({ amount: line.books, currency }),
          },
          {
            key: "equal",
            header: <span className="sr-only">{t("comparison.equal")}</span>,
            numeric: true,
            cell: ({ equal }) =>
              equal ? (
                <Check
                  role="img"
                  aria-label={t("comparison.same")}
                  className="ml-auto size-4 text-positive"
                />
              ) : (
                <span className="inline-flex items-center gap-1 font-semibold text-critical">
                  <TriangleAlert className="size-4" strokeWidth={1.75} aria-hidden="true" />
                  {t("comparison.differs")}
                </span>
              ),
          },
        ]}
      />
    </BookPart>
  );
}
