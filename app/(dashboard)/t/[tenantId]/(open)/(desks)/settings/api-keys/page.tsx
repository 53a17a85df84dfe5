import { ownersSettings } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { ApiKeysPage } from "@/components/dashboard/settings/api-keys/api-keys-page";
import { apiKeys } from "@/components/dashboard/settings/api-keys/use-api-keys";

const { generateMetadata, Page } = deskPage({
  path: "/settings/api-keys",
  title: "dashboardSettings.place.apiKeys.title",
  only: ownersSettings,
  first: ({ slug }) => [apiKeys(slug)],
  show: () => <ApiKeysPage />,
});

export { generateMetadata };
export default Page;
