import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";
import { seedShop } from "./seed-shop";

/** A group of one new restaurant, its headquarters, that somebody owns; its id. */
export async function seedGroup(app: App, { userId }: { userId: string }): Promise<string> {
  const id = newId("org");
  const leader = await seedShop(app);
  await app.db.prisma.organization.create({ data: { id, name: "Group", hqTenantId: leader.tenantId } });
  await app.db.prisma.tenant.update({ where: { id: leader.tenantId }, data: { organizationId: id } });
  const owner = { tenantId: leader.tenantId, userId, role: "owner" } as const;
  await app.db.prisma.tenantMember.create({ data: { ...owner, createdAt: app.clock.now() } });
  return id;
}
