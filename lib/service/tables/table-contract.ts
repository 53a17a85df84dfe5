import { z } from "zod";
import { ExternalIdInput, ExternalIdQuery, ExternalIdWire } from "@/lib/core/ids/external-id-contract";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { wholeIn } from "@/lib/core/numbers/whole-range-contract";
import { deletedRows, UpdatedSince, updatedThrough } from "@/lib/core/time/updated-since-contract";
import { PLAN_COLUMNS, PLAN_ROWS, TABLE_SHAPES } from "@/lib/service/reservations/floor-plan";
import {
  MAX_AREA_LENGTH,
  MAX_NEIGHBOURS,
  MAX_TABLE_NAME_LENGTH,
  TABLE_SEATS,
} from "@/lib/service/reservations/table-choice";

const tableFields = {
  name: z.string().trim().min(1).max(MAX_TABLE_NAME_LENGTH),
  seats: wholeIn(TABLE_SEATS),
  area: z.string().trim().max(MAX_AREA_LENGTH).describe("A room or terrace"),
  bookableOnline: z.boolean().describe("If false, the table is only for walk-ins and bookings by staff"),
  combinableWith: z
    .array(IdParam)
    .max(MAX_NEIGHBOURS)
    .describe("Tables that can be combined with it, in both directions; each can still be booked alone"),
  position: z.int().min(0).max(10_000).describe("Place in the list"),
  planX: z
    .int()
    .min(0)
    .max(PLAN_COLUMNS - 1)
    .nullable()
    .describe("Steps from the left on the plan of its area; null: wherever there is room"),
  planY: z
    .int()
    .min(0)
    .max(PLAN_ROWS - 1)
    .nullable()
    .describe("Steps from the top on the plan of its area"),
  shape: z.enum(TABLE_SHAPES),
};

export const DiningTableWire = z
  .object({
    id: z.string(),
    ...tableFields,
    externalId: ExternalIdWire,
    linkToken: z
      .string()
      .describe("For the QR code on the table: /s/{tenantId}/table/{linkToken} leads to its open bill"),
  })
  .meta({ id: "DiningTable" });

export const TableListQuery = z.object({ externalId: ExternalIdQuery, updatedSince: UpdatedSince });
export type TableListQuery = z.output<typeof TableListQuery>;

export const DiningTableList = z.object({
  tables: z.array(DiningTableWire),
  updatedThrough,
  deleted: deletedRows,
});

type PlanPlaceWire = { planX?: number | null | undefined; planY?: number | null | undefined };

const isWholePlace = ({ planX, planY }: PlanPlaceWire) =>
  typeof planX === typeof planY && (planX === null) === (planY === null);
const HALF_PLACE = { path: ["planY"], message: "goes with planX" };

export const CreateTableRequest = z
  .object({
    ...tableFields,
    area: tableFields.area.default(""),
    bookableOnline: tableFields.bookableOnline.default(true),
    combinableWith: tableFields.combinableWith.default([]),
    position: tableFields.position.default(0),
    planX: tableFields.planX.default(null),
    planY: tableFields.planY.default(null),
    shape: tableFields.shape.default("square"),
    externalId: ExternalIdInput.default(null),
  })
  .refine(isWholePlace, HALF_PLACE)
  .meta({ id: "CreateTableRequest" });
export type CreateTableRequest = z.output<typeof CreateTableRequest>;

export const UpdateTableRequest = z
  .object({ ...tableFields, externalId: ExternalIdInput })
  .partial()
  .refine(isWholePlace, HALF_PLACE)
  .meta({ id: "UpdateTableRequest" });
export type UpdateTableRequest = z.output<typeof UpdateTableRequest>;

export const TableCardsQuery = z.object({
  tableId: IdParam.optional().describe("Only this table; all of them if omitted"),
});

export const TableParams = z.object({ tenantId: TenantParam, tableId: IdParam });
