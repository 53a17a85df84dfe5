import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { BridgePrinter } from "@/lib/platform/printer-emulator/bridge-printer";
import { EpsonPrinter } from "@/lib/platform/printer-emulator/epson-printer";
import { printerRig } from "@/lib/platform/printer-emulator/printer-rig";
import { StarPrinter } from "@/lib/platform/printer-emulator/star-printer";
import { digestOfCode, tenantOfCode } from "./device-code";
import type { PrinterKind } from "./printer";
import { findPrinterByDigest } from "./printer-store";
import { printerUrl } from "./printer-url";

const DEVICES = {
  star_cloudprnt: StarPrinter,
  epos_direct: EpsonPrinter,
  escpos_bridge: BridgePrinter,
} as const satisfies Record<PrinterKind, unknown>;

const CODE = /[\da-z_]+-[\da-z]{20}/;

/**
 * Has an emulated printer ask for the tickets of the printer whose code is named, through the network, as a real one.
 * Throws PRINTER_NOT_FOUND.
 */
export async function addEmulatedPrinter(app: App, { code: text }: { code: string }): Promise<void> {
  const code = CODE.exec(text)?.[0] ?? "";
  const tenantId = tenantOfCode(code);
  const printer =
    tenantId && (await findPrinterByDigest(app.db.prisma, { tenantId, tokenDigest: digestOfCode(code) }));
  if (!printer) return fail("PRINTER_NOT_FOUND", "No printer has this code. Make a new one on its page.");
  const { id, name, kind, width } = printer;
  const Device = DEVICES[kind];
  const device = new Device(printerUrl(app, { kind, code }), (request) => fetch(request), width);
  if (!printerRig().add({ id, name, kind, device, now: () => app.clock.now() }))
    fail("PRINTER_NOT_FOUND", "There are enough emulated printers. Remove one first.");
}
