import type { Db } from "@/lib/platform/db/db";
import { whereLed } from "./led-groups-store";

const FACE = { slug: true, name: true, status: true } as const;

/** What a user may do and where, restaurants and groups by name. Null for nobody's id. */
export async function findStandings(db: Db, { userId }: { userId: string }) {
  const led = await whereLed(db, { userId });
  const [user, groups] = await Promise.all([
    db.prisma.user.findUnique({
      where: { id: userId },
      select: {
        role: true,
        memberships: {
          orderBy: [{ tenant: { name: "asc" } }, { tenantId: "asc" }],
          select: { role: true, tenant: { select: { ...FACE, twin: { select: FACE } } } },
        },
      },
    }),
    db.prisma.organization.findMany({
      where: led,
      orderBy: [{ name: "asc" }, { id: "asc" }],
      select: { id: true, name: true },
    }),
  ]);
  return user && { ...user, groups };
}
