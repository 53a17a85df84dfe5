import type { App } from "@/lib/restaurant/app";
import type { Place } from "./place";
import { findStandings } from "./place-store";

/** Everywhere that a person of the staff can work: the portal of their role, their groups, and their restaurants. */
export async function listPlaces(app: App, { userId }: { userId: string }): Promise<Place[]> {
  const standings = await findStandings(app.db, { userId });
  if (!standings) return [];
  const { role, groups, memberships } = standings;
  const portals: Place[] = [];
  if (role === "superadmin") portals.push({ kind: "admin" });
  if (role === "web_designer") portals.push({ kind: "designer" });
  if (role === "sales_agent") portals.push({ kind: "agent" });
  return [
    ...portals,
    ...groups.map((group): Place => ({ kind: "group", ...group })),
    ...memberships.flatMap(({ role, tenant: { twin, ...restaurant } }): Place[] => [
      { kind: "restaurant", role, ...restaurant, isTwin: false },
      ...(twin ? [{ kind: "restaurant", role, ...twin, isTwin: true } as const] : []),
    ]),
  ];
}
