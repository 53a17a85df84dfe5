import { queryText } from "@/components/frame/query-text";
import { GroupComparison } from "@/components/portals/group/group-comparison";
import { openGroup } from "@/components/portals/group/open-group";
import { getPageApp } from "@/lib/app/page-app";
import { summariseGroup } from "@/lib/oversight/groups/summarise-group";
import { listPlaces } from "@/lib/people/auth/list-places";
import { GroupQuery } from "@/lib/people/groups/group-contract";

interface Props {
  params: Promise<{ organizationId: string }>;
  searchParams: Promise<Record<"days", string | string[] | undefined>>;
}

export default async function GroupPage({ params, searchParams }: Props) {
  const access = await openGroup((await params).organizationId, "");
  if (!access) return null;
  const asked = GroupQuery.safeParse({ days: queryText((await searchParams).days) ?? undefined });
  const days = asked.success ? asked.data.days : "1";
  const app = getPageApp();
  const [overview, places] = await Promise.all([
    summariseGroup(app, { group: access.group, days }),
    listPlaces(app, access.actor),
  ]);
  const boards = places.flatMap((place) =>
    place.kind === "restaurant" ? [{ slug: place.slug, isOwner: place.role === "owner" }] : [],
  );
  return <GroupComparison overview={overview} days={days} boards={boards} />;
}
