import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OpenSecurity } from "@/components/dashboard/security/open-security";
import { AreaMessages } from "@/components/i18n/area-messages";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.security");
  return { title: t("title"), robots: { index: false } };
}

export default function PlatformSecurity() {
  return (
    <AreaMessages areas={["auth"]}>
      <OpenSecurity path="/security" signInHref="/sign-in" dashboardHref={null} />
    </AreaMessages>
  );
}
