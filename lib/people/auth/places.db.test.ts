import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { seedSignIn } from "@/lib/testing/people";
import { seedShop } from "@/lib/testing/seed-shop";
import { listPlaces } from "./list-places";
import { placeHref } from "./place";

const placesOf = async (userId: string) => (await listPlaces(app, { userId })).map(placeHref);

describe("the places of a person", () => {
  it("are the restaurants where they work and the groups that they lead", async () => {
    const hq = await seedShop(app);
    const other = await seedShop(app);
    const id = newId("org");
    await app.db.prisma.organization.create({ data: { id, name: "Group", hqTenantId: hq.tenantId } });
    const owner = await seedSignIn(app, { memberOf: { tenantId: hq.tenantId } });
    await app.db.prisma.tenantMember.create({
      data: { tenantId: other.tenantId, userId: owner.id, role: "co_manager" },
    });
    const places = await placesOf(owner.id);
    expect(places[0]).toBe(`/group/${id}`);
    expect(new Set(places.slice(1))).toEqual(new Set([`/t/${hq.slug}`, `/t/${other.slug}`]));
    const helper = await seedSignIn(app, { memberOf: { tenantId: hq.tenantId, role: "co_manager" } });
    expect(await placesOf(helper.id)).toEqual([`/t/${hq.slug}`]);
  });

  it("are the portal of their role and the groups that they manage", async () => {
    const hq = await seedShop(app);
    const id = newId("org");
    await app.db.prisma.organization.create({ data: { id, name: "Group", hqTenantId: hq.tenantId } });
    const manager = await seedSignIn(app, { role: "group_manager" });
    const demoted = await seedSignIn(app);
    for (const { id: userId } of [manager, demoted])
      await app.db.prisma.organizationManager.create({ data: { organizationId: id, userId } });
    expect(await placesOf(manager.id)).toEqual([`/group/${id}`]);
    expect(await placesOf(demoted.id)).toEqual([]);
    const roles = ["superadmin", "web_designer", "sales_agent"] as const;
    const portals = await Promise.all(
      roles.map(async (role) => placesOf((await seedSignIn(app, { role })).id)),
    );
    expect(portals).toEqual([["/admin"], ["/designer"], ["/agent"]]);
    expect(await placesOf("usr_nobody")).toEqual([]);
  });
});
