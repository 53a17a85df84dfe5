import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { digestOfCode, newDeviceCode } from "./device-code";
import { getPrinter } from "./get-printer";
import type { PrinterRef } from "./printer";
import { changePrinter } from "./printer-store";
import { printerUrl } from "./printer-url";

/** Gives a printer a new code, for a device that was exchanged; the old one is good for nothing. Throws PRINTER_NOT_FOUND. */
export async function renewPrinterCode(app: App, ref: PrinterRef) {
  const code = newDeviceCode(ref.tenantId);
  if (!(await changePrinter(app.db.prisma, { ...ref, changes: { tokenDigest: digestOfCode(code) } })))
    fail("PRINTER_NOT_FOUND", "There is no such printer.");
  const printer = await getPrinter(app, ref);
  return { printer, code, url: printerUrl(app, { kind: printer.kind, code }) };
}
