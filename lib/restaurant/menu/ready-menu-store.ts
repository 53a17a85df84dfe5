import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import { MENU_FORMAT, type ReadyMenu } from "./ready-menu";

const COLUMNS = { br: "brotli", gzip: "gzip" } as const;
type Encoding = keyof typeof COLUMNS;

/** A stored menu in one form: compressed where that was asked for and is worth it. */
export type StoredMenu = Omit<ReadyMenu, "text" | "compressed"> & {
  encoding: Encoding | null;
  body: string | Buffer;
};

type Row = {
  id: string;
  version: string;
  madeAt: Date;
  freshUntil: Date | null;
  etag: string;
  body: string;
  isPacked: boolean;
};

/** The stored menus of restaurants in one form, each of the version that it was last stored at. One round trip. */
export async function findReadyMenus(
  db: Db,
  { tenantIds, encoding }: { tenantIds: readonly string[]; encoding: Encoding | null },
): Promise<Map<string, StoredMenu>> {
  const column = encoding && COLUMNS[encoding];
  // The driver reads bytes as twice as many letters; this is a third more.
  const body = column ? `coalesce(encode(${column}, 'base64'), text)` : "text";
  const rows = await db.sql.query<Row>(
    {
      name: `find-ready-menus-${column ?? "text"}`,
      text: `SELECT tenant_id AS id, version::text, made_at AS "madeAt", fresh_until AS "freshUntil", etag,
                    ${body} AS body, ${column ? `${column} IS NOT NULL` : "false"} AS "isPacked"
               FROM ready_menu WHERE tenant_id = ANY($1) AND format = $2`,
    },
    [tenantIds, MENU_FORMAT],
  );
  return new Map(
    rows.map(({ id, isPacked, body, version, ...row }) => [
      id,
      {
        ...row,
        version: BigInt(version),
        encoding: isPacked ? encoding : null,
        body: isPacked ? Buffer.from(body, "base64") : body,
      },
    ]),
  );
}

/** Stores a restaurant's menu in place of an older one; a newer one stays. */
export async function keepReadyMenu(
  db: Db,
  { tenantId, menu }: { tenantId: TenantId; menu: ReadyMenu },
): Promise<void> {
  const { version, madeAt, freshUntil, etag, text, compressed } = menu;
  await db.sql.execute(
    {
      name: "keep-ready-menu",
      text: `INSERT INTO ready_menu AS kept
               (tenant_id, format, version, made_at, fresh_until, etag, text, brotli, gzip)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             ON CONFLICT (tenant_id) DO UPDATE
                SET format = excluded.format, version = excluded.version, made_at = excluded.made_at,
                    fresh_until = excluded.fresh_until, etag = excluded.etag, text = excluded.text,
                    brotli = excluded.brotli, gzip = excluded.gzip
              WHERE kept.format <> excluded.format
                 OR (kept.version, kept.made_at) < (excluded.version, excluded.made_at)`,
    },
    [
      ...[tenantId, MENU_FORMAT, version.toString(), madeAt, freshUntil, etag, text],
      ...[compressed?.br ?? null, compressed?.gzip ?? null],
    ],
  );
}
