import { adminPage } from "@/app/(admin)/admin-page";
import { PlatformKeys } from "@/components/admin/api-keys/platform-keys";
import { apiKeys } from "@/components/api-keys/key-calls";

const { generateMetadata, Page } = adminPage({
  path: "/api-keys",
  title: "apiKeys.title",
  first: () => [apiKeys({ holder: "platform" })],
  show: () => <PlatformKeys />,
});

export { generateMetadata };
export default Page;
