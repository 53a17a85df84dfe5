import type { FloorTableWire } from "@/lib/service/bills/floor-contract";

/** What a waiter has to know about a table from across the room. */
export type TableState = "free" | "seated" | "open" | "paying" | "paid";

/** The state of a table. "paid": nothing is left to pay, so the bill can be closed. */
export function tableState({ bill, seated }: Pick<FloorTableWire, "bill" | "seated">): TableState {
  if (!bill) return seated ? "seated" : "free";
  if (bill.pending > 0) return "paying";
  return bill.total > 0 && bill.open === 0 ? "paid" : "open";
}

/** Tables by the part of the room they are in, in the room's order. */
export function byArea(tables: readonly FloorTableWire[]): { area: string; tables: FloorTableWire[] }[] {
  const areas = [...new Set(tables.map(({ area }) => area))];
  return areas.map((area) => ({ area, tables: tables.filter((table) => table.area === area) }));
}
