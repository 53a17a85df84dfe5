"use client";

import type { ReactNode } from "react";
import { Moment } from "./moment";
import { moveBetweenRows } from "./move-between-rows";
import { Price } from "./price";
import { useTooWide } from "./use-too-wide";

interface AnyColumn {
  key: string;
  header: ReactNode;
  /** Left out on phones. */
  wideOnly?: boolean;
}

interface OwnColumn<Row> extends AnyColumn {
  cell: (row: Row) => ReactNode;
  /** Right-aligned, with tabular figures. */
  numeric?: boolean;
}

interface PriceColumn<Row> extends AnyColumn {
  /** Money, at the end of the line; null shows as a dash. */
  price: (row: Row) => { amount: number; currency: string } | null;
  signed?: boolean;
  strong?: boolean;
}

interface MomentColumn<Row> extends AnyColumn {
  /** When something was, as the API gives instants. */
  at: (row: Row) => string;
  dayOnly?: boolean;
}

export type Column<Row> = OwnColumn<Row> | PriceColumn<Row> | MomentColumn<Row>;

interface TableProps<Row> {
  /** Says what the table holds; screen readers announce it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Stands in for the rows when there are none. */
  empty?: ReactNode;
}

/**
 * Rows under a head that stays in view. On a phone that is too narrow for it, a table scrolls inside itself, in both
 * directions: a head stays at the top of what scrolls, and any other table has to scroll with the page. The arrow keys
 * lead from a row's link to the one above or below.
 */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  const place = (column: Column<Row>) =>
    `${isNumeric(column) ? "text-end tabular-nums" : "text-start"} ${column.wideOnly ? "hidden md:table-cell" : ""}`;
  const [frame, isTooWide] = useTooWide();
  if (rows.length === 0 && empty) return empty;
  return (
    <div ref={frame} className={isTooWide ? "max-md:max-h-[85dvh] max-md:overflow-auto" : undefined}>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={`sticky top-0 z-1 border-b border-line-strong bg-page px-2 py-2.5 text-xs md:px-3 font-semibold text-ink-soft first:ps-0 last:pe-0 ${place(column)}`}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveBetweenRows}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line transition-colors hover:bg-sunken">
              {columns.map((column) => (
                <td key={column.key} className={`h-12 px-2 md:px-3 first:ps-0 last:pe-0 ${place(column)}`}>
                  {cellOf(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isNumeric<Row>(column: Column<Row>): boolean {
  return "price" in column || ("cell" in column && column.numeric === true);
}

function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if ("cell" in column) return column.cell(row);
  if ("at" in column) {
    return <Moment at={column.at(row)} dayOnly={column.dayOnly} className="md:whitespace-nowrap" />;
  }
  const price = column.price(row);
  if (price === null) return "–";
  return <Price {...price} signed={column.signed} className={column.strong ? "font-semibold" : ""} />;
}
