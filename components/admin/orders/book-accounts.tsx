"use client";

import { useTranslations } from "next-intl";
import { Table } from "@/components/ui/table";
import type { OrderBooksWire } from "@/lib/oversight/books/order-books-contract";
import { BookAmount, BookBalance } from "./book-balance";
import { BookPart } from "./book-part";

export function BookAccounts({ books: { accounts, order } }: { books: OrderBooksWire }) {
  const t = useTranslations("adminOrders");
  const { currency } = order;
  if (accounts.length === 0) return null;
  return (
    <BookPart title={t("accounts.title")} lead={t("accounts.lead")}>
      <Table
        caption={t("accounts.title")}
        rows={accounts}
        rowKey={({ account }) => account}
        columns={[
          {
            key: "account",
            header: t("accounts.account"),
            cell: ({ account }) => (
              <span className="block py-1.5">
                {t(`account.${account}`)}
                <span className="block text-xs text-ink-soft max-md:hidden">
                  {t(`accountHint.${account}`)}
                </span>
              </span>
            ),
          },
          {
            key: "debit",
            header: t("side.debit"),
            numeric: true,
            cell: ({ debit }) => <BookAmount amount={debit} currency={currency} />,
          },
          {
            key: "credit",
            header: t("side.credit"),
            numeric: true,
            cell: ({ credit }) => <BookAmount amount={credit} currency={currency} />,
          },
          {
            key: "balance",
            header: t("accounts.balance"),
            numeric: true,
            cell: ({ balance }) => (
              <span className="font-semibold">
                <BookBalance amount={balance} currency={currency} />
              </span>
            ),
          },
        ]}
      />
    </BookPart>
  );
}
