"use client";

import type { ReactNode } from "react";
import { moveBetweenRows } from "./move-between-rows";
import { useTooWide } from "./use-too-wide";

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, with tabular figures. */
  numeric?: boolean;
  /** Left out on phones. */
  wideOnly?: boolean;
}

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
    `${column.numeric ? "text-end tabular-nums" : "text-start"} ${column.wideOnly ? "hidden md:table-cell" : ""}`;
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
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
