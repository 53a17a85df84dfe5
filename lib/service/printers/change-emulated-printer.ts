import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { printerRig } from "@/lib/platform/printer-emulator/printer-rig";
import type { ChangeEmulatedPrinterBody } from "./emulated-printer-contract";

/** Turns the switches of an emulated printer. Throws PRINTER_NOT_FOUND. */
export async function changeEmulatedPrinter(
  _: App,
  { id, ...switches }: ChangeEmulatedPrinterBody,
): Promise<void> {
  if (!printerRig().change(id, switches)) fail("PRINTER_NOT_FOUND", "No emulated printer has this name.");
}
