import type { Tx } from "@/lib/platform/db/db";
import { moveJobs } from "./print-job-store";
import type { PrinterRef } from "./printer";
import { findPrinter } from "./printer-store";

/** Gives the tickets of a printer that cannot print to the one named as its substitute, if that one can. */
export async function moveToSubstitute(tx: Tx, ref: PrinterRef): Promise<number> {
  const substituteId = (await findPrinter(tx, ref))?.substituteId;
  if (!substituteId) return 0;
  const substitute = await findPrinter(tx, { ...ref, printerId: substituteId });
  return substitute?.state === "online" ? moveJobs(tx, { ...ref, toId: substituteId }) : 0;
}
