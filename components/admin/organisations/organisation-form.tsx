"use client";

import { useTranslations } from "next-intl";
import { changeAddress } from "@/components/data/use-address-filters";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { OrganisationFields, type OrganisationWish } from "./organisation-fields";
import { useOrganisationActs } from "./use-organisation-acts";

/** Creates an organisation. */
export function OrganisationForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations("adminOrganisations");
  const toast = useToast();
  const { create } = useOrganisationActs();
  const send = async ({ name, headquarters, members }: OrganisationWish) => {
    const made = await create.mutateAsync({ name, hqTenantId: headquarters, tenantIds: members });
    toast({ title: t("created", { name: made.name }) });
    onClose();
    changeAddress({ organisation: made.id });
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t("create")} description={t("createLead")}>
      <OrganisationFields submitLabel={t("create")} onSend={send} />
    </Sheet>
  );
}
