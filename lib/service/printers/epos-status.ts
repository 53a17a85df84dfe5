import type { PrinterState } from "./printer";

/**
 * What Epson's printers say of themselves, bit by bit (ePOS-Print XML User's Manual, "status"; the same in the status
 * notification of Server Direct Print).
 */
const BITS = {
  noAnswer: 0x00000001,
  offline: 0x00000008,
  coverOpen: 0x00000020,
  mechanicalError: 0x00000400,
  cutterError: 0x00000800,
  fatalError: 0x00002000,
  passingError: 0x00004000,
  paperLow: 0x00020000,
  paperOut: 0x00080000,
};
const ERRORS =
  BITS.noAnswer |
  BITS.offline |
  BITS.mechanicalError |
  BITS.cutterError |
  BITS.fatalError |
  BITS.passingError;

export type EposStatus = { state: PrinterState; isPaperLow: boolean };

const PRINTER = /<printerstatus\b([^>]*)>/gi;
const STATUS = /\basbstatus\s*=\s*"\s*(0x[\da-f]{1,8}|\d{1,10})\s*"/i;
/** The printer that answers to the address; others may hang on it. */
const ITSELF = /"local_printer"/;

/** The Status of a SetStatus; null for what cannot be read. */
export function readEposStatus(xml: string): EposStatus | null {
  const printers = [...xml.matchAll(PRINTER)].map(([, attributes = ""]) => attributes);
  const own = printers.find((attributes) => ITSELF.test(attributes)) ?? printers[0];
  const bits = STATUS.exec(own ?? "")?.[1];
  return bits === undefined ? null : eposStatus(Number(bits));
}

function eposStatus(bits: number): EposStatus {
  const isPaperLow = (bits & (BITS.paperLow | BITS.paperOut)) !== 0;
  if (bits & BITS.coverOpen) return { state: "cover_open", isPaperLow };
  if (bits & BITS.paperOut) return { state: "paper_out", isPaperLow };
  return { state: bits & ERRORS ? "error" : "online", isPaperLow };
}
