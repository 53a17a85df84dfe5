import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { DisputeRef } from "./dispute-answer-store";
import type { DisputeRow } from "./dispute-list-contract";
import { findDisputeRow } from "./dispute-list-store";

/** A dispute by its id. Throws DISPUTE_NOT_FOUND. */
export async function getDisputeRow(app: App, ref: DisputeRef): Promise<DisputeRow> {
  const row = await findDisputeRow(app.db, ref);
  return row ?? fail("DISPUTE_NOT_FOUND", "There is no such dispute.");
}
