import { fail } from "@/lib/core/errors/app-error";
import { printerRig } from "@/lib/platform/printer-emulator/printer-rig";
import type { ChangeEmulatedPrinterBody } from "./emulated-printer-contract";

/** Turns the switches of an emulated printer. Throws PRINTER_NOT_FOUND. */
export function changeEmulatedPrinter({ id, ...switches }: ChangeEmulatedPrinterBody): void {
  if (!printerRig().change(id, switches)) fail("PRINTER_NOT_FOUND", "No emulated printer has this name.");
}
