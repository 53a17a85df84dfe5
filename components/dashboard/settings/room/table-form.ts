import type { DeskTable } from "@/components/dashboard/bookings/desk-booking";
import { type Problems, reading, readWhole } from "@/components/dashboard/settings/frame/reading";
import type { BodyOf } from "@/components/data/api";
import type { TableShape } from "@/lib/service/reservations/floor-plan";
import { TABLE_SEATS } from "@/lib/service/reservations/table-choice";

/** A table as it is edited: numbers are text. */
export type TableForm = {
  name: string;
  area: string;
  seats: string;
  shape: TableShape;
  bookableOnline: boolean;
  combinableWith: string[];
  /** What a till calls it; empty where none does. */
  externalId: string;
};

export function tableForm(table: DeskTable | null, area: string): TableForm {
  return {
    name: table?.name ?? "",
    area: table?.area ?? area,
    seats: String(table?.seats ?? 4),
    shape: table?.shape ?? "square",
    bookableOnline: table?.bookableOnline ?? true,
    combinableWith: [...(table?.combinableWith ?? [])],
    externalId: table?.externalId ?? "",
  };
}

export function readTableForm(form: TableForm) {
  const seats = readWhole(form.seats, TABLE_SEATS);
  const problems: Problems = {};
  if (form.name.trim() === "") problems.name = "tableName";
  if (seats === null) problems.seats = "tableSeats";
  return reading(
    problems,
    (): BodyOf<"createTable"> => ({
      ...form,
      name: form.name.trim(),
      area: form.area.trim(),
      externalId: form.externalId.trim() || null,
      seats: seats ?? TABLE_SEATS.from,
    }),
  );
}
