"use client";

import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsPart, SettingsScreen } from "@/components/dashboard/settings/frame/settings-screen";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import { InvitationRow } from "./invitation-row";
import { InviteSheet } from "./invite-sheet";
import { MemberRow } from "./member-row";
import { RoleTable } from "./role-table";
import { openInvitations, teamMembers } from "./use-team";

interface TeamPageProps {
  userId: string;
  /** Owners and the platform decide about co-managers. */
  owns: boolean;
}

export function TeamPage({ userId, owns }: TeamPageProps) {
  const t = useTranslations("dashboardSettings.team");
  const { slug, isTwin = false } = useDashboardTenant();
  const team = useQuery(teamMembers(slug));
  const invitations = useQuery(openInvitations(slug));
  const [inviting, setInviting] = useState(false);
  const failure = team.error ?? invitations.error;
  const retry = () => void Promise.all([team.refetch(), invitations.refetch()]);
  return (
    <SettingsScreen
      place="team"
      action={
        !isTwin && (
          <Button onClick={() => setInviting(true)}>
            <UserPlus className="size-5" strokeWidth={1.5} aria-hidden="true" />
            {t("invite")}
          </Button>
        )
      }
    >
      {isTwin && <p className="mb-6 rounded-control bg-sunken px-4 py-3 text-sm">{t("ofTwin")}</p>}
      {failure && <LoadFailure failure={failure} onRetry={retry} />}
      {!failure && !team.data && <ListSkeleton />}
      {team.data && (
        <SettingsPart title={t("people", { count: team.data.length })}>
          <ul className="divide-y divide-line border-y border-line">
            {team.data.map((member) => (
              <MemberRow key={member.userId} member={member} isSelf={member.userId === userId} owns={owns} />
            ))}
          </ul>
        </SettingsPart>
      )}
      {invitations.data && invitations.data.length > 0 && (
        <SettingsPart title={t("pending")} lead={t("pendingLead")}>
          <ul className="divide-y divide-line border-y border-line">
            {invitations.data.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} owns={owns} />
            ))}
          </ul>
        </SettingsPart>
      )}
      <SettingsPart title={t("roles")} lead={t("rolesLead")}>
        <RoleTable />
      </SettingsPart>
      {inviting && <InviteSheet owns={owns} onClose={() => setInviting(false)} />}
    </SettingsScreen>
  );
}
