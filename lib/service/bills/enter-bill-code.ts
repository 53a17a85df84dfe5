import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Attempt } from "@/lib/platform/rate-limit/limiter";
import { billCodeAddressLimit, billCodeTableLimit } from "@/lib/platform/rate-limit/limits";
import { isBillCode } from "./bill-code";
import { findTableByLink } from "./floor-store";

/**
 * The bill that is open at the table behind a printed code, for a guest who was read its four digits. Only wrong digits
 * count against the limits, which are full for right ones as well; a table without an open bill answers as one with a
 * bill does. Throws TABLE_NOT_FOUND, BILL_CODE_WRONG and RATE_LIMITED.
 */
export async function enterBillCode(
  app: App,
  input: { tenantId: TenantId; linkToken: string; code: string; clientAddress: string },
): Promise<{ tableName: string; bill: { id: string; token: string } }> {
  const { tenantId, code, clientAddress } = input;
  const table = await findTableByLink(app.db, input);
  if (!table) return fail("TABLE_NOT_FOUND", "There is no such table.");
  const { tableId, tableName, bill } = table;
  const guesses = await admit(app, { tenantId, tableId, clientAddress });
  if (isBillCode(bill?.code ?? null, code) && bill) {
    await Promise.all(guesses.map((guess) => guess.giveBack()));
    return { tableName, bill };
  }
  await Promise.all(guesses.map((guess) => guess.fail()));
  return fail("BILL_CODE_WRONG", "This is not the code of the bill that is open here. Ask staff for it.");
}

/** A guess of this address at this table; what the table refuses costs the address nothing. */
async function admit(
  app: App,
  { tenantId, tableId, clientAddress }: { tenantId: TenantId; tableId: string; clientAddress: string },
): Promise<Attempt[]> {
  const own = await app.limiter.attempt(billCodeAddressLimit, [tenantId, clientAddress]);
  try {
    return [own, await app.limiter.attempt(billCodeTableLimit, [tenantId, tableId])];
  } catch (error) {
    await own.giveBack();
    throw error;
  }
}
