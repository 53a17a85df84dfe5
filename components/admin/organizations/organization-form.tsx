"use client";

import { useTranslations } from "next-intl";
import { changeAddress } from "@/components/data/use-address-filters";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { OrganizationFields, type OrganizationWish } from "./organization-fields";
import { useOrganizationActs } from "./use-organization-acts";

export function OrganizationForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations("adminOrganizations");
  const toast = useToast();
  const { create } = useOrganizationActs();
  const send = async ({ name, headquarters, members }: OrganizationWish) => {
    const made = await create.mutateAsync({ name, hqTenantId: headquarters, tenantIds: members });
    toast({ title: t("created", { name: made.name }) });
    onClose();
    changeAddress({ organization: made.id });
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t("create")} description={t("createLead")}>
      <OrganizationFields submitLabel={t("create")} onSend={send} />
    </Sheet>
  );
}
