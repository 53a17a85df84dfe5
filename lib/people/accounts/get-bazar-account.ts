import type { z } from "zod";
import { provableProfileOf } from "@/lib/people/auth/diner";
import type { App } from "@/lib/restaurant/app";
import type { BazarAccount, SavedAddress } from "./bazar-account-contract";
import { getBazarAccountRow } from "./bazar-account-store";

const UNPLACED = { city: "", coords: null };

type Row = Awaited<ReturnType<typeof getBazarAccountRow>>;

/** A row as its holder may see it. */
export function bazarAccountView(row: Row): z.output<typeof BazarAccount> {
  return {
    ...provableProfileOf(row),
    consentedAt: row.gdprConsentAt.toISOString(),
    phone: row.phone,
    // Older ones were saved as street and postcode alone.
    addresses: (row.addresses as SavedAddress[]).map((saved) => ({ ...UNPLACED, ...saved })),
  };
}

/** A diner's marketplace account with phone and saved addresses. */
export async function getBazarAccount(app: App, { bazarUserId }: { bazarUserId: string }) {
  return bazarAccountView(await getBazarAccountRow(app.db, { bazarUserId }));
}
