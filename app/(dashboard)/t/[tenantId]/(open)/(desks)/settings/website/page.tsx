import { deskPage } from "@/app/(dashboard)/desk-page";
import { restaurantSettings } from "@/components/dashboard/settings/frame/use-settings";
import { ownDomains } from "@/components/dashboard/settings/website/use-domains";
import { WebsitePage } from "@/components/dashboard/settings/website/website-page";
import { getPageApp } from "@/lib/app/page-app";

const { generateMetadata, Page } = deskPage({
  path: "/settings/website",
  title: "dashboardSettings.place.website.title",
  first: ({ slug }) => [restaurantSettings(slug), ownDomains(slug)],
  show: () => <WebsitePage publicUrl={getPageApp().env.publicUrl} />,
});

export { generateMetadata };
export default Page;
