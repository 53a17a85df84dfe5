import type { App } from "@/lib/payments/app";
import type { Group } from "@/lib/people/auth/portal-guards";
import { getFace } from "./get-face";
import { type GroupDifferences, SETTING_KINDS } from "./group-copy-contract";
import { settingChanges } from "./setting-copy";

/** Where the restaurants of a group differ from their headquarters, setting by setting. */
export async function compareSettings(app: App, group: Group): Promise<GroupDifferences> {
  const headquarters = group.tenants.find(({ id }) => id === group.hqTenantId);
  if (!headquarters) throw new Error("A group has no headquarters");
  const standard = await getFace(app, headquarters);
  const tenants: GroupDifferences["tenants"] = [];
  for (const tenant of group.tenants) {
    if (tenant.id === headquarters.id) continue;
    const own = await getFace(app, tenant);
    const { slug, name } = tenant;
    const settings = SETTING_KINDS.map((kind) => ({ kind, changes: settingChanges(kind, own, standard) }));
    tenants.push({ slug, name, settings });
  }
  return { headquarters: { slug: headquarters.slug, name: headquarters.name }, tenants };
}
