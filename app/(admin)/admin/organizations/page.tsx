import { adminPage } from "@/app/(admin)/admin-page";
import { OrganizationDesk } from "@/components/admin/organizations/organization-desk";
import { organizationList } from "@/components/admin/organizations/organization-queries";

const { generateMetadata, Page } = adminPage({
  path: "/organizations",
  title: "adminOrganizations.title",
  first: ({ search }) => [organizationList(search.get("search")?.trim() || null)],
  show: () => <OrganizationDesk />,
});

export { generateMetadata };
export default Page;
