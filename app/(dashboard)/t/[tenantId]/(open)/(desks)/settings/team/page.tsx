import { managersSettings } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { TeamPage } from "@/components/dashboard/settings/team/team-page";
import { openInvitations, teamMembers } from "@/components/dashboard/settings/team/use-team";

const { generateMetadata, Page } = deskPage({
  path: "/settings/team",
  title: "dashboardSettings.place.team.title",
  only: managersSettings,
  first: ({ slug }) => [teamMembers(slug), openInvitations(slug)],
  show: ({ actor }) => <TeamPage userId={actor.userId} owns={actor.role !== "co_manager"} />,
});

export { generateMetadata };
export default Page;
