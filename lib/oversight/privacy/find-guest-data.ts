import { isAppError } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { findPerson } from "@/lib/oversight/guests/find-person";
import type { GuestWire } from "@/lib/oversight/guests/guest-contract";
import type { App } from "@/lib/payments/app";
import { openGuestData } from "./open-guest-data";

/** Whom an emailed link is about; null for an expired or unknown link, and once the guest is erased. */
export async function findGuestData(
  app: App,
  { tenant, token }: { tenant: { id: TenantId; currency: string }; token: string },
): Promise<GuestWire | null> {
  try {
    return await findPerson(app, {
      tenant,
      guestId: openGuestData(app, { tenantId: tenant.id, token }),
    });
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}
