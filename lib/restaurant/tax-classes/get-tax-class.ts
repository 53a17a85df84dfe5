import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { taxClassView } from "@/lib/restaurant/tax/tax-contract";
import { findTaxClass } from "./tax-class-store";

/** A tax class. Throws TAX_CLASS_NOT_FOUND. */
export async function getTaxClass(app: App, ref: { tenantId: TenantId; classId: string }) {
  const row = await findTaxClass(app.db.prisma, ref);
  return taxClassView(row ?? fail("TAX_CLASS_NOT_FOUND", "There is no such tax class."));
}
