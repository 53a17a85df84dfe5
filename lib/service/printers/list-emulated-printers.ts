import { paperPicture } from "@/lib/platform/printer-emulator/paper-picture";
import { printerRig, type RigPrinter } from "@/lib/platform/printer-emulator/printer-rig";
import type { EmulatedPrinterWire } from "./emulated-printer-contract";
import type { PrinterKind } from "./printer";

/** The emulated printers of this process, with pictures of what they printed. */
export function listEmulatedPrinters(): Promise<EmulatedPrinterWire[]> {
  return Promise.all(printerRig().list().map(toWire));
}

async function toWire(printer: RigPrinter): Promise<EmulatedPrinterWire> {
  const { id, name, kind, fault, isPaperLow, isSlow, isDead, asksTwice, reorders, problem } = printer;
  const papers = await Promise.all(
    printer.papers.map(async ({ printedAt, ticket: { jobId, picture, drawerKicks } }) => ({
      jobId,
      printedAt: printedAt.toISOString(),
      opensDrawer: drawerKicks > 0,
      width: picture.width,
      height: picture.height,
      picture: await paperPicture(picture),
    })),
  );
  const switches = { fault, isPaperLow, isSlow, isDead, asksTwice, reorders };
  return { id, name, kind: kind as PrinterKind, ...switches, problem, papers };
}
