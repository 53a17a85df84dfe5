import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";

export default async function FleetPage() {
  const admin = await openAdmin("");
  const t = await getTranslations("adminNav");
  return (
    admin && (
      <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
        <h1 className="text-xl font-semibold tracking-tight">{t("place.fleet")}</h1>
      </div>
    )
  );
}
