"use client";

import { KeyRound, ShieldOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useToast } from "@/components/ui/toast";
import type { AdminUser } from "@/lib/oversight/admin/admin-contract";
import { useUserActs } from "./use-user-acts";

/** How a user signs in, and help for who cannot. */
export function UserSafety({ user, isSelf }: { user: z.output<typeof AdminUser>; isSelf: boolean }) {
  const t = useTranslations("adminUsers.safety");
  const toast = useToast();
  const failureToast = useFailureToast();
  const { resetFactor, sendLink } = useUserActs();
  const [asking, setAsking] = useState(false);
  const { id, name, email, secondFactor } = user;
  const send = () =>
    sendLink.mutateAsync(id).then(
      () => toast({ title: t("linkSent", { email }) }),
      (failure) => failureToast(t("notDone"), failure),
    );
  const reset = () =>
    resetFactor.mutateAsync(id).then(
      () => {
        toast({ title: t("factorReset", { name }) });
      },
      (failure) => failureToast(t("notDone"), failure),
    );
  return (
    <section className="border-t border-line py-5">
      <h3 className="mb-1 text-sm font-semibold text-ink-soft">{t("title")}</h3>
      <p className="text-sm text-ink-soft">{t(secondFactor ? "factorOn" : "factorOff")}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" pending={sendLink.isPending} onClick={() => void send()}>
          <KeyRound className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {t("sendLink")}
        </Button>
        {secondFactor && !isSelf && (
          <Button variant="quiet-danger" onClick={() => setAsking(true)}>
            <ShieldOff className="size-5" strokeWidth={1.5} aria-hidden="true" />
            {t("resetFactor")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("resetTitle", { name })}
        description={t("resetBody")}
        confirmLabel={t("resetFactor")}
        danger
        onConfirm={reset}
      />
    </section>
  );
}
