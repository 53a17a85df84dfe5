import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";

/** A domain of a restaurant whose record was found, and which is not the primary one. Returns its id. */
export async function seedProvenDomain(app: App, { tenantId }: { tenantId: TenantId }): Promise<string> {
  const id = newId("dom");
  const now = app.clock.now();
  const row = {
    tenantId,
    id,
    name: `${id.slice(-12)}.example`,
    token: "t",
    createdBy: "usr_1",
    createdAt: now,
  };
  await app.db.prisma.ownDomain.create({ data: { ...row, state: "proven", provenAt: now, checkedAt: now } });
  return id;
}
