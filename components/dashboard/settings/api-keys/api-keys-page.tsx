"use client";

import { useQuery } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SecretDialog } from "@/components/dashboard/settings/frame/secret-dialog";
import { SettingsScreen } from "@/components/dashboard/settings/frame/settings-screen";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { ApiKeyWire } from "@/lib/people/api-keys/api-key-contract";
import { KeyRow } from "./key-row";
import { KeySheet } from "./key-sheet";
import { apiKeys } from "./use-api-keys";

/** What programs call the API with: made, changed, rotated and revoked by owners. */
export function ApiKeysPage() {
  const t = useTranslations("dashboardSettings.apiKeys");
  const { slug } = useDashboardTenant();
  const { data: keys, error, refetch } = useQuery(apiKeys(slug));
  const [editing, setEditing] = useState<ApiKeyWire | "new" | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button onClick={() => setEditing("new")}>
      <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {t("add")}
    </Button>
  );
  const isEmpty = keys?.length === 0;
  return (
    <SettingsScreen place="apiKeys" action={!isEmpty && add}>
      {error && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !keys && <ListSkeleton />}
      {isEmpty && (
        <EmptyState icon={KeyRound} title={t("emptyTitle")} action={add}>
          {t("emptyBody")}
        </EmptyState>
      )}
      {keys && !isEmpty && (
        <ul className="divide-y divide-line border-y border-line">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onEdit={() => setEditing(key)} onKey={setSecret} />
          ))}
        </ul>
      )}
      {editing !== null && (
        <KeySheet
          apiKey={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
          onKey={(made) => {
            setEditing(null);
            setSecret(made);
          }}
        />
      )}
      {secret !== null && (
        <SecretDialog
          secret={secret}
          title={t("secretTitle")}
          body={t("secretBody")}
          copyLabel={t("copy")}
          onClose={() => setSecret(null)}
        />
      )}
    </SettingsScreen>
  );
}
