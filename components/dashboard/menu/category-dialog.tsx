"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant, useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { apiCall } from "@/components/data/api-call";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Switch } from "@/components/ui/switch";
import type { TenantCategory } from "@/lib/restaurant/menu/menu-management-contract";
import { LocaleTexts } from "./locale-texts";

interface CategoryDialogProps {
  /** Null makes a new one. */
  category: TenantCategory | null;
  onSaved: (category: TenantCategory) => void;
  onClose: () => void;
}

/** The names of a category and whether guests see it. */
export function CategoryDialog({ category, onSaved, onClose }: CategoryDialogProps) {
  const t = useTranslations("dashboard");
  const tCommon = useTranslations("common.actions");
  const { locales } = useDashboardTenant();
  const tenantApi = useTenantApi();
  const failureWords = useFailureWords();
  const [name, setName] = useState<Record<string, string>>(category?.name ?? {});
  const [visible, setVisible] = useState(category?.visible ?? true);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  const save = async () => {
    const filled = Object.fromEntries(Object.entries(name).filter(([, text]) => text.trim() !== ""));
    if (Object.keys(filled).length === 0) return setError(t("product.nameMissing"));
    setPending(true);
    const body = { name: filled, visible };
    const result = category
      ? await apiCall<TenantCategory>("PATCH", tenantApi(`/categories/${category.id}`), body)
      : await apiCall<TenantCategory>("POST", tenantApi("/categories"), body);
    setPending(false);
    if (result.ok) return onSaved(result.data);
    const words = failureWords(result);
    setError(result.issues[0]?.message ?? (words.detail || words.title));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={category ? t("menu.editCategory") : t("menu.newCategory")}
      footer={
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {tCommon("cancel")}
          </Button>
          <Button pending={pending} onClick={save}>
            {category ? tCommon("save") : t("menu.create")}
          </Button>
        </div>
      }
    >
      <LocaleTexts locales={locales} name={name} onName={setName} nameError={error} />
      <Switch label={t("menu.visible")} checked={visible} onCheckedChange={setVisible} />
    </Dialog>
  );
}
