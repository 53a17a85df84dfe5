import { z } from "zod";
import { PRINTER_KINDS } from "./printer";

const MAX_ADDRESS = 500;

const switches = {
  fault: z
    .enum(["paper_out", "cover_open", "bad_ticket"])
    .nullable()
    .describe("bad_ticket is one that cannot read what it is sent"),
  isPaperLow: z.boolean(),
  isSlow: z.boolean().describe("Takes ten seconds for a ticket"),
  isDead: z.boolean().describe("Asks for nothing; what it had in its hands is lost"),
  asksTwice: z.boolean().describe("Asks twice at once"),
  reorders: z.boolean().describe("Its result comes after its next question"),
};

export const EmulatedPrinterWire = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(PRINTER_KINDS),
    ...switches,
    problem: z.string().nullable().describe("What went wrong with its last question"),
    papers: z
      .array(
        z.object({
          jobId: z.string(),
          printedAt: z.iso.datetime(),
          opensDrawer: z.boolean(),
          width: z.int().describe("In dots"),
          height: z.int().describe("In dots"),
          picture: z.string().describe("A PNG as a data address"),
        }),
      )
      .describe("The latest last"),
  })
  .meta({ id: "EmulatedPrinter" });
export type EmulatedPrinterWire = z.output<typeof EmulatedPrinterWire>;

export const EmulatedPrinterList = z.object({ printers: z.array(EmulatedPrinterWire) });

export const AddEmulatedPrinterBody = z
  .object({
    code: z.string().max(MAX_ADDRESS).describe("The printer's code, or the address that holds it"),
  })
  .meta({ id: "AddEmulatedPrinter" });

export const ChangeEmulatedPrinterBody = z
  .object({ id: z.string().max(40), ...z.object(switches).partial().shape })
  .meta({ id: "ChangeEmulatedPrinter" });
export type ChangeEmulatedPrinterBody = z.output<typeof ChangeEmulatedPrinterBody>;

export const EmulatedPrinterQuery = z.object({ id: z.string().max(40) });
