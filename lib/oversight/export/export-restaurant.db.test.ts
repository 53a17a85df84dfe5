import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { describe, expect } from "vitest";
import { createDispatcher } from "@/lib/platform/http/dispatch";
import { apiRoutes } from "@/lib/testing/call";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { orderBody, type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";
import { EXPORTED_TABLES, NOT_EXPORTED } from "./exported-table";

let shop: SeededShop;

it.beforeAll(async () => {
  app.clock.set("2026-11-18T11:00:00.000Z");
  shop = await seedShop(app);
});

const { dispatch } = createDispatcher(apiRoutes);

async function download(of: SeededShop): Promise<Buffer> {
  const request = new Request(`http://localhost:3000/api/tenant/${of.slug}/export`, { headers: of.owner });
  const response = await dispatch(request, { peer: "10.9.8.7", app });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/zip");
  return Buffer.from(await response.arrayBuffer());
}

/** The files of an archive, read by its central directory. */
function filesOf(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const count = zip.readUInt16LE(zip.length - 12);
  let place = zip.readUInt32LE(zip.length - 6);
  for (let file = 0; file < count; file += 1) {
    const nameLength = zip.readUInt16LE(place + 28);
    const name = zip.toString("utf8", place + 46, place + 46 + nameLength);
    const start = zip.readUInt32LE(place + 42) + 30 + nameLength;
    const bytes = inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(place + 20)));
    expect(bytes.length).toBe(zip.readUInt32LE(place + 24));
    files.set(name, bytes.toString("utf8"));
    place += 46 + nameLength;
  }
  return files;
}

describe("the export of a restaurant", () => {
  it("decides about every table of a restaurant, and takes no secret along", async () => {
    const rows = await app.db.sql.query<{ table: string; column: string }>(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
        WHERE table_schema = current_schema()`,
    );
    const columns = new Map<string, string[]>();
    for (const { table, column } of rows) columns.set(table, [...(columns.get(table) ?? []), column]);
    const own = [...columns].filter(([, names]) => names.includes("tenant_id")).map(([table]) => table);
    const decided = [...EXPORTED_TABLES.map(({ table }) => table), ...Object.keys(NOT_EXPORTED)];
    expect(own.filter((table) => !decided.includes(table))).toEqual([]);
    for (const { table, columns: taken } of EXPORTED_TABLES) {
      expect(
        taken.filter((column) => !columns.get(table)?.includes(column)),
        table,
      ).toEqual([]);
      expect(
        taken.filter((column) => /secret|token|hash|password/.test(column)),
        table,
      ).toEqual([]);
    }
    expect(EXPORTED_TABLES.find(({ table }) => table === "gift_card")?.columns).not.toContain("code");
  });

  it("holds what the restaurant has, nothing of another, and is written down", async () => {
    const other = await seedShop(app);
    const placed = await api("POST", `/api/public/${shop.slug}/orders`, {
      body: orderBody(shop, { notes: '=HYPERLINK("https://evil.example")' }),
    });
    expect(placed.status).toBe(200);
    const foreign = await api("POST", `/api/public/${other.slug}/orders`, { body: orderBody(other) });
    const zip = await download(shop);
    const files = filesOf(zip);
    expect(files.get("orders.csv")).toContain(placed.body.id);
    expect(files.get("orders.csv")).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect([...files.values()].join()).not.toContain(foreign.body.id);
    expect(JSON.parse(files.get("settings.json") ?? "")).toMatchObject({ settings: { slug: shop.slug } });
    const log = await api("GET", `/api/tenant/${shop.slug}/audit-log`, { as: shop.owner });
    expect(log.body.entries[0]).toMatchObject({ action: "restaurant.exported" });

    const folder = mkdtempSync(join(tmpdir(), "export-"));
    writeFileSync(join(folder, "all.zip"), zip);
    execFileSync("python3", ["-m", "zipfile", "-e", join(folder, "all.zip"), join(folder, "out")]);
    expect(readdirSync(join(folder, "out"))).toContain("orders.csv");
    expect(readFileSync(join(folder, "out", "orders.csv"), "utf8")).toBe(files.get("orders.csv"));
  });

  it("reads past one batch", async () => {
    await app.db.sql.execute(
      `INSERT INTO category (tenant_id, id, name, position)
       SELECT $1, 'cat_export_' || lpad(n::text, 5, '0'), '{}', n FROM generate_series(1, 2500) n`,
      [shop.tenantId],
    );
    const lines = filesOf(await download(shop))
      .get("category.csv")
      ?.match(/cat_export_/g);
    expect(lines).toHaveLength(2500);
  });

  it("is for the owner alone", async () => {
    for (const role of ["co_manager", "staff"] as const) {
      const person = await seedStaff(app, { tenantId: shop.tenantId, role });
      const { status } = await api("GET", `/api/tenant/${shop.slug}/export`, { as: person });
      expect(status, role).toBe(403);
    }
    expect((await api("GET", `/api/tenant/${shop.slug}/export`)).status).toBe(401);
  });
});
