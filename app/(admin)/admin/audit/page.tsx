import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuditDesk } from "@/components/admin/audit/audit-desk";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { AreaMessages } from "@/components/i18n/area-messages";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("adminAudit"))("title") };
}

export default async function AuditPage() {
  return (
    (await openAdmin("/audit")) && (
      <AreaMessages areas={["adminAudit", "adminUsers", "dashboard", "dashboardSettings"]}>
        <AuditDesk />
      </AreaMessages>
    )
  );
}
