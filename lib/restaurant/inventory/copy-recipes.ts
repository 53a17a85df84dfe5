import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { insertRecipeCopies } from "./recipe-store";

/** Gives products the recipes of others, in the transaction that makes them. */
export function copyRecipes(
  tx: SqlTx,
  input: { tenantId: TenantId; pairs: readonly { fromId: string; toId: string }[] },
): Promise<void> {
  return insertRecipeCopies(tx, input);
}
