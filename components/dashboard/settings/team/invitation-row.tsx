"use client";

import { useFormatter, useNow, useTranslations } from "next-intl";
import type { z } from "zod";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import type { Invitation } from "@/lib/people/accounts/staff-contract";
import { useTeamChanges } from "./use-team";

interface InvitationRowProps {
  invitation: z.output<typeof Invitation>;
  owns: boolean;
}

export function InvitationRow({ invitation, owns }: InvitationRowProps) {
  const t = useTranslations("dashboardSettings.team");
  const format = useFormatter();
  const now = useNow();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { invite, revoke } = useTeamChanges();
  const { id, email, role, expiresAt } = invitation;
  const resend = () =>
    invite.mutateAsync({ email, role }).then(
      () => toast({ title: t("invited", { email }) }),
      (failure) => failureToast(t("notInvited"), failure),
    );
  const withdraw = () =>
    revoke.mutateAsync(id).then(
      () => toast({ title: t("withdrawn", { email }) }),
      (failure) => failureToast(t("notChanged"), failure),
    );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="truncate font-semibold">{email}</p>
        <p className="text-sm text-ink-soft">
          {t(`role.${role}`)} · {t("expires", { when: format.relativeTime(new Date(expiresAt), now) })}
        </p>
      </div>
      {(owns || role === "staff") && (
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="small"
            aria-label={t("resendTo", { email })}
            pending={invite.isPending}
            onClick={resend}
          >
            {t("resend")}
          </Button>
          <Button
            variant="quiet-danger"
            size="small"
            aria-label={t("withdrawOf", { email })}
            pending={revoke.isPending}
            onClick={withdraw}
          >
            {t("withdraw")}
          </Button>
        </div>
      )}
    </li>
  );
}
