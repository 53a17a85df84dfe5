import { adminPage } from "@/app/(admin)/admin-page";
import { UserDesk } from "@/components/admin/users/user-desk";
import { readUserFilters } from "@/components/admin/users/user-filters";
import { userList } from "@/components/admin/users/user-queries";

const { generateMetadata, Page } = adminPage({
  path: "/users",
  title: "adminUsers.title",
  first: ({ search }) => {
    const filters = readUserFilters(search);
    return [userList({ ...filters, search: filters.search?.trim() || null })];
  },
  show: ({ actor }) => <UserDesk ownId={actor.userId} />,
});

export { generateMetadata };
export default Page;
