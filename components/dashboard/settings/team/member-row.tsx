"use client";

import { Ellipsis, KeyRound, ShieldCheck, ShieldOff } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useConflict } from "@/components/data/use-conflict";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Badge } from "@/components/ui/badge";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { useToast } from "@/components/ui/toast";
import { type TeamMember, useTeamChanges } from "./use-team";

const ROLES = ["tenant-owner", "co-manager", "staff"] as const;

interface MemberRowProps {
  member: TeamMember;
  isSelf: boolean;
  owns: boolean;
}

export function MemberRow({ member, isSelf, owns }: MemberRowProps) {
  const t = useTranslations("dashboardSettings.team");
  const device = useTranslations("dashboardDevice");
  const format = useFormatter();
  const { timeZone, isTwin } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { change, remove, takePin } = useTeamChanges();
  const [removing, setRemoving] = useState(false);
  const { userId, name, email, role, since, secondFactor, pin } = member;
  const isManageable = !isTwin && role !== "tenant-owner" && !isSelf && (owns || role === "staff");
  const mayLeave = !isTwin && isSelf && role !== "tenant-owner";
  const other = role === "staff" ? "co-manager" : "staff";

  const { dialog: conflict, choose } = useConflict(
    () => name,
    (_, given) => ROLES.flatMap((each) => (each === given ? [t(`role.${each}`)] : []))[0] ?? null,
  );
  const changeRole = () =>
    change.mutateAsync({ read: member, body: { role: other }, choose }).then(
      (stored) => stored && toast({ title: t("roleChanged", { name, role: t(`role.${stored.role}`) }) }),
      (failure) => failureToast(t("notChanged"), failure),
    );
  const takeOut = () =>
    remove.mutateAsync(userId).then(
      () => (isSelf ? window.location.reload() : toast({ title: t("removed", { name }) })),
      (failure) => failureToast(t("notChanged"), failure),
    );
  const resetPin = () =>
    takePin.mutateAsync(userId).then(
      () => toast({ title: device("pinTaken", { name }) }),
      (failure) => failureToast(t("notChanged"), failure),
    );
  const Factor = secondFactor ? ShieldCheck : ShieldOff;
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          <Badge tone={role === "tenant-owner" ? "info" : "neutral"}>{t(`role.${role}`)}</Badge>
          {isSelf && <span className="text-sm font-normal text-ink-soft">{t("you")}</span>}
        </p>
        <p className="truncate text-sm text-ink-soft">{email}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-1">
            <Factor
              className={`size-4 ${secondFactor ? "text-positive" : "text-caution"}`}
              strokeWidth={1.75}
              aria-hidden="true"
            />
            {secondFactor ? t("factorOn") : t("factorOff")}
          </span>
          {pin !== "none" && (
            <span className={`inline-flex items-center gap-1 ${pin === "locked" ? "text-critical" : ""}`}>
              <KeyRound className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {device(`team.${pin}`)}
            </span>
          )}
          <span>
            {t("since", { date: format.dateTime(new Date(since), { dateStyle: "medium", timeZone }) })}
          </span>
        </p>
      </div>
      {(isManageable || mayLeave) && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t("actionsFor", { name })} />}
          groups={[
            ...(isManageable && owns
              ? [[{ label: t(`make.${other}`), onSelect: () => void changeRole() }]]
              : []),
            ...(isManageable && pin !== "none"
              ? [[{ label: device("removePin"), onSelect: () => void resetPin() }]]
              : []),
            [
              {
                label: mayLeave ? t("leave") : t("remove"),
                danger: true,
                onSelect: () => setRemoving(true),
              },
            ],
          ]}
        />
      )}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={mayLeave ? t("leaveTitle") : t("removeTitle", { name })}
        description={mayLeave ? t("leaveBody") : t("removeBody")}
        confirmLabel={mayLeave ? t("leave") : t("remove")}
        danger
        onConfirm={takeOut}
      />
      {conflict}
    </li>
  );
}
