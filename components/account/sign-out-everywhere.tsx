"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { api, resultOf } from "@/components/data/api";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useToast } from "@/components/ui/toast";
import { useProblemWords } from "./use-problem-words";

/** Ends every session of the account; the plain sign-out ends only that of this host. */
export function SignOutEverywhere({ leadsTo }: { leadsTo: string }) {
  const t = useTranslations("account.home");
  const router = useRouter();
  const toast = useToast();
  const problemWords = useProblemWords();
  const confirm = async () => {
    const result = await resultOf(api.POST("/api/bazar/auth/logout-everywhere"));
    if (!result.ok) return toast({ tone: "failure", title: problemWords(result.code) ?? "" });
    router.replace(leadsTo);
  };
  return (
    <ConfirmDialog
      trigger={<Button variant="quiet">{t("signOutAll")}</Button>}
      title={t("signOutAllTitle")}
      description={t("signOutAllBody")}
      confirmLabel={t("signOutAll")}
      onConfirm={confirm}
    />
  );
}
