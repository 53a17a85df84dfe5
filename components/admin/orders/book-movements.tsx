"use client";

import { useTranslations } from "next-intl";
import { CopyId } from "@/components/admin/frame/copy-id";
import { Moment } from "@/components/ui/moment";
import type { OrderBooksWire } from "@/lib/oversight/books/order-books-contract";
import { BookAmount, BookBalance } from "./book-balance";
import { BookPart } from "./book-part";

const HEAD =
  "border-b border-line-strong px-2 py-2.5 text-xs font-semibold text-ink-soft first:pl-0 last:pr-0";
const CELL = "h-9 px-2 first:pl-0 last:pr-0";

export function BookMovements({ books: { movements, order } }: { books: OrderBooksWire }) {
  const t = useTranslations("adminOrders");
  const types = useTranslations("dashboardMoney.types");
  const { currency } = order;
  return (
    <BookPart title={t("movements.title")} lead={t("movements.lead")}>
      {movements.length === 0 ? (
        <p className="py-3 text-ink-soft">{t("movements.empty")}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">{t("movements.title")}</caption>
            <thead>
              <tr>
                <th scope="col" className={`${HEAD} text-left`}>
                  {t("accounts.account")}
                </th>
                {[t("side.debit"), t("side.credit"), t("accounts.balance")].map((name) => (
                  <th key={name} scope="col" className={`${HEAD} text-right`}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {movements.map(({ id, type, purse, key, createdAt, entries }) => (
              <tbody key={id} className="border-b border-line">
                <tr>
                  <th scope="rowgroup" colSpan={4} className="pt-3 pb-1 text-left font-normal">
                    <span className="flex flex-wrap items-center gap-x-3">
                      <span className="font-semibold">
                        {types(type)}
                        {purse === "gift_card" && ` · ${t("giftCard")}`}
                      </span>
                      <Moment at={createdAt} className="text-ink-soft" />
                      <CopyId id={key} />
                    </span>
                  </th>
                </tr>
                {entries.map(({ account, debit, credit, balance }) => (
                  <tr key={account} className="tabular-nums">
                    <td className={CELL}>{t(`account.${account}`)}</td>
                    <td className={`${CELL} text-right`}>
                      <BookAmount amount={debit} currency={currency} />
                    </td>
                    <td className={`${CELL} text-right`}>
                      <BookAmount amount={credit} currency={currency} />
                    </td>
                    <td className={`${CELL} text-right`}>
                      <BookBalance amount={balance} currency={currency} />
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </BookPart>
  );
}
