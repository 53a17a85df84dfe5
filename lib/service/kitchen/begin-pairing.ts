import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { digestOfCode, newDeviceCode } from "@/lib/service/printers/device-code";
import { CODE_MINUTES } from "./kitchen-screen";
import { insertPairing } from "./kitchen-screen-store";
import { digestOfScreenCode, newScreenCode } from "./screen-code";

/**
 * Makes the code that a device shows until a member enters it, and the token that it names itself by. The token opens
 * nothing before that. A code that another device shows at the moment, one in 900 million, fails.
 */
export async function beginPairing(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<{ code: string; token: string; expiresAt: Date }> {
  const [code, token] = [newScreenCode(), newDeviceCode(tenantId)];
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  const digests = { codeDigest: digestOfScreenCode(code), tokenDigest: digestOfCode(token) };
  await inTransaction(app.db, (tx) =>
    insertPairing(tx, { tenantId, id: newId("kpr"), ...digests, expiresAt, now }),
  );
  return { code, token, expiresAt };
}
