"use client";

import { ApiKeyList } from "@/components/api-keys/api-key-list";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsScreen } from "@/components/dashboard/settings/frame/settings-screen";

/** The keys of a restaurant's programs, for its owners. */
export function ApiKeysPage() {
  const { slug } = useDashboardTenant();
  return (
    <ApiKeyList
      of={{ holder: "tenant", tenantId: slug }}
      frame={(action, list) => (
        <SettingsScreen place="apiKeys" action={action}>
          {list}
        </SettingsScreen>
      )}
    />
  );
}
