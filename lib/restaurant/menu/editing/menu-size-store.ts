import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";

/** How many KiB the texts of a restaurant's menu take, drafts and hidden categories included; not rounded. */
export async function measureMenu(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  const [row] = await tx.$queryRaw<{ kilobytes: number }[]>`
    SELECT ((SELECT coalesce(sum(octet_length(name::text)), 0) FROM category WHERE tenant_id = ${tenantId})
          + (SELECT coalesce(sum(octet_length(concat(name, description, option_groups, allergen_note,
                                                     array_to_string(allergens || dietary_tags, ',')))), 0)
               FROM product WHERE tenant_id = ${tenantId}))::float8 / 1024 AS kilobytes`;
  return row?.kilobytes ?? 0;
}
