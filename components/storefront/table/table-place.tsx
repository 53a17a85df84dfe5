"use client";

import { createContext, useContext } from "react";

/** Where a guest sits: at a table with its open bill, or at one without, behind its printed code. */
export type TablePlace = { kind: "bill"; token: string } | { kind: "table"; linkToken: string };

export const TablePlaceContext = createContext<TablePlace | null>(null);

/** The place of the page. Throws outside of a table's menu. */
export function useTablePlace(): TablePlace {
  const place = useContext(TablePlaceContext);
  if (!place) throw new Error("useTablePlace needs a table's menu around it");
  return place;
}

/** The path of the table's menu. */
export function menuPathOf(place: TablePlace): string {
  return place.kind === "bill" ? `/bill/${place.token}/menu` : `/table/${place.linkToken}`;
}
