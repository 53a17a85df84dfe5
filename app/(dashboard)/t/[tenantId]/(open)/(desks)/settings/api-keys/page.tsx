import { ownersSettings } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { apiKeys } from "@/components/api-keys/key-calls";
import { ApiKeysPage } from "@/components/dashboard/settings/api-keys/api-keys-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/api-keys",
  title: "dashboardSettings.place.apiKeys.title",
  only: ownersSettings,
  first: ({ slug }) => [apiKeys({ holder: "tenant", tenantId: slug })],
  show: () => <ApiKeysPage />,
});

export { generateMetadata };
export default Page;
