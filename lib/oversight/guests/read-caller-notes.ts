import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { CallerNotes } from "./caller-contract";
import { callerDigits } from "./guest-note";
import { listNotesOfPhone } from "./guest-note-store";

/** A family that shares a telephone. */
const MOST_GUESTS = 5;

/**
 * What is noted about the guests who ordered or booked with a phone number, which has to be whole: whoever takes an
 * order learns of the caller's allergies without reading the list of guests.
 */
export async function readCallerNotes(
  app: App,
  { tenantId, phone }: { tenantId: TenantId; phone: string },
): Promise<CallerNotes> {
  const digits = callerDigits(phone);
  if (digits === null) return { guests: [] };
  return { guests: await listNotesOfPhone(app.db, { tenantId, digits, limit: MOST_GUESTS }) };
}
