import { hashPassword } from "@/lib/people/auth/password";
import type { Tx } from "@/lib/platform/db/db";
import type { MemberRole, PlatformRole } from "@/lib/platform/db/generated/enums";
import { demoId, demoTenantId } from "./seed-ids";

const DEMO_PASSWORD = "demo-password";

type Person = {
  email: string;
  name: string;
  role?: PlatformRole;
  works?: { at: string; as: MemberRole };
};

/** Who works in the demo. */
export const DEMO_PEOPLE: readonly Person[] = [
  { email: "owner@luigi.example", name: "Luigi Ferrero", works: { at: "luigi", as: "owner" } },
  { email: "owner@sakura.example", name: "Hana Mori", works: { at: "sakura", as: "owner" } },
  { email: "owner@taco.example", name: "Rosa Delgado", works: { at: "taco", as: "owner" } },
  { email: "staff@luigi.example", name: "Giulia Conti", works: { at: "luigi", as: "co_manager" } },
  { email: "manager@bella.example", name: "Marta Bella", role: "group_manager" },
  { email: "designer@bazar.example", name: "Dario Rossi", role: "web_designer" },
  { email: "agent@bazar.example", name: "Anna Keller", role: "sales_agent" },
  { email: "admin@bazar.example", name: "Ada Marsh", role: "superadmin" },
];

/** Writes the demo staff and the organization "Bella Group". */
export async function seedPeople(tx: Tx): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const organizationId = demoId("org", "bella");
  await tx.organization.create({
    data: { id: organizationId, name: "Bella Group", hqTenantId: demoTenantId("luigi") },
  });
  await tx.tenant.updateMany({
    where: { id: { in: [demoTenantId("luigi"), demoTenantId("sakura")] } },
    data: { organizationId },
  });
  for (const { email, name, role, works } of DEMO_PEOPLE) {
    const id = demoId("usr", email);
    await tx.user.create({ data: { id, email, name, role, passwordHash } });
    if (works) {
      await tx.tenantMember.create({
        data: { tenantId: demoTenantId(works.at), userId: id, role: works.as },
      });
    }
    if (role === "sales_agent") await tx.salesAgent.create({ data: { userId: id, code: "AGENT1" } });
    if (role === "web_designer") {
      const tenantIds = ["luigi", "taco"].map(demoTenantId);
      await tx.designAssignment.createMany({ data: tenantIds.map((tenantId) => ({ userId: id, tenantId })) });
    }
    if (role === "group_manager")
      await tx.organizationManager.create({ data: { organizationId, userId: id } });
  }
}
