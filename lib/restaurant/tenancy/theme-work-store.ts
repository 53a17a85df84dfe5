import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { Theme } from "./theme";

/** A theme that is worked on, and the last publication as long as it can be undone. */
export type ThemeWork = {
  draft: Theme | null;
  draftAt: Date | null;
  before: Theme | null;
  published: Theme | null;
  publishedAt: Date | null;
};

const NOTHING: ThemeWork = { draft: null, draftAt: null, before: null, published: null, publishedAt: null };

/** The work on a restaurant's theme; there may be none. */
export async function findThemeWork(
  db: Db["prisma"] | Tx,
  { tenantId }: { tenantId: TenantId },
): Promise<ThemeWork> {
  const row = await db.themeWork.findUnique({ where: { tenantId } });
  return row ? (row as unknown as ThemeWork) : NOTHING;
}

const json = (theme: Theme | null) => theme ?? Prisma.DbNull;

/** Replaces the work on a restaurant's theme. Whoever calls it holds the restaurant's lock. */
export async function storeThemeWork(
  tx: Tx,
  { tenantId, work }: { tenantId: TenantId; work: ThemeWork },
): Promise<void> {
  const { draft, draftAt, before, published, publishedAt } = work;
  const data = {
    draft: json(draft),
    draftAt,
    before: json(before),
    published: json(published),
    publishedAt,
  };
  await tx.themeWork.upsert({ where: { tenantId }, create: { tenantId, ...data }, update: data });
}
