import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { PAPER_WIDTHS } from "@/lib/core/ticket/ticket";
import { AUTOMATIC_KINDS, PRINTER_KINDS, PRINTER_STATES, type PrinterRow } from "./printer";

const MAX_NAME = 60;
const MAX_STATIONS = 50;

const printerFields = {
  name: z.string().trim().min(1).max(MAX_NAME),
  kind: z
    .enum(PRINTER_KINDS)
    .describe(
      "Which protocol it speaks: Star CloudPRNT, Epson Server Direct Print, or ESC/POS behind a bridge",
    ),
  width: z.literal(PAPER_WIDTHS).describe("Of the paper, in millimetres"),
  ticketKinds: z
    .array(z.enum(AUTOMATIC_KINDS))
    .max(AUTOMATIC_KINDS.length)
    .describe("What it prints by itself when an order is accepted"),
  stationIds: z
    .array(IdParam)
    .max(MAX_STATIONS)
    .describe("Whose kitchen tickets it prints; empty is all dishes on one ticket"),
  substituteId: IdParam.nullable().describe("The printer that gets its tickets while it cannot print"),
};

export const PrinterWire = z
  .object({
    id: z.string(),
    ...printerFields,
    ticketKinds: z.array(z.string()),
    state: z
      .enum(PRINTER_STATES)
      .describe("Silent is a printer that has not asked for tickets for 15 seconds"),
    stateAt: z.iso.datetime(),
    lastPollAt: z.iso.datetime().nullable(),
    isPaperLow: z.boolean().describe("Its roll is nearly used up, where the printer says so"),
    waiting: z.int().describe("Tickets that wait here"),
    lastJob: z
      .object({
        id: z.string(),
        label: z.string(),
        kind: z.string(),
        state: z.string(),
        at: z.iso.datetime(),
      })
      .nullable(),
  })
  .meta({ id: "Printer" });
export type PrinterWire = z.output<typeof PrinterWire>;

export const PrinterList = z.object({ printers: z.array(PrinterWire) });

export const PrinterWithCode = z
  .object({
    printer: PrinterWire,
    code: z.string().describe("What the device names itself by; shown this once"),
    url: z.url().describe("The address that the printer or its bridge asks; it holds the code"),
  })
  .meta({ id: "PrinterWithCode" });

export const CreatePrinterRequest = z.object({
  ...printerFields,
  ticketKinds: printerFields.ticketKinds.default(["kitchen"]),
  stationIds: printerFields.stationIds.default([]),
  substituteId: printerFields.substituteId.default(null),
});
export type CreatePrinterRequest = z.output<typeof CreatePrinterRequest>;

export const UpdatePrinterRequest = z.object(printerFields).partial();
export type UpdatePrinterRequest = z.output<typeof UpdatePrinterRequest>;

export const PrinterParams = z.object({ tenantId: TenantParam, printerId: IdParam });

type Activity = { waiting: number; lastJob: PrinterWire["lastJob"] };

export function printerToWire(
  { toldStateAt: _, ...row }: PrinterRow,
  { waiting, lastJob }: Activity,
): PrinterWire {
  return {
    ...row,
    stateAt: row.stateAt.toISOString(),
    lastPollAt: row.lastPollAt?.toISOString() ?? null,
    waiting,
    lastJob,
  };
}
