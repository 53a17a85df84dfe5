import { BYTE_ORDER_MARK } from "@/lib/core/csv/csv";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { listStaff } from "@/lib/people/accounts/list-staff";
import { requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import { getSettings } from "@/lib/restaurant/tenancy/get-settings";
import { getReservationPolicy } from "@/lib/service/reservations/get-reservation-policy";
import { csvLine } from "./csv";
import { readExportedRows } from "./export-store";
import { EXPORTED_TABLES, type ExportedTable, NOT_EXPORTED } from "./exported-table";
import { cellOf } from "./raw-cell";
import { type ZipFile, zipArchive } from "./zip-gateway";

const README = `This archive holds the data of one restaurant.

*.csv             one file per kind of data, UTF-8 with a byte order mark, first line: column names
settings.json     the restaurant's settings and booking rules

Columns ending in _minor are amounts in the smallest unit of the currency, such as cents.
Columns ending in _milli are thousandths of the ingredient's unit.
Times are ISO 8601 in UTC. Cells that hold { or [ are JSON.
Text that a spreadsheet would take for a formula begins with an apostrophe.

Not in this archive:
${Object.entries(NOT_EXPORTED)
  .map(([table, reason]) => `${table}: ${reason}`)
  .join("\n")}
`;

/**
 * Everything that belongs to a restaurant, as a ZIP archive that is made while it is downloaded. Leaves an entry in the
 * audit log before the first byte. A download that fails on the way breaks off: the archive is then not readable. Throws
 * FRESH_SIGN_IN_REQUIRED.
 */
export async function exportRestaurant(
  app: App,
  { tenantId, slug, actor }: { tenantId: TenantId; slug: string; actor: StaffActor },
): Promise<Response> {
  requireFreshSignIn(app, actor);
  const at = app.clock.now();
  const [settings, reservationPolicy, { staff }] = await Promise.all([
    getSettings(app, { tenantId }),
    getReservationPolicy(app, { tenantId }),
    listStaff(app, { tenantId }),
  ]);
  await inTransaction(app.db, (tx) =>
    recordAct(tx, { at, actor, action: "restaurant.exported", tenantId, subjectId: tenantId }),
  );
  const files: ZipFile[] = [
    { name: "README.txt", content: once(README) },
    { name: "settings.json", content: once(JSON.stringify({ settings, reservationPolicy }, null, 2)) },
    { name: "team.csv", content: teamLines(staff) },
    ...EXPORTED_TABLES.map((source) => ({
      name: `${source.table}.csv`,
      content: tableLines(app, tenantId, source),
    })),
  ];
  const day = at.toISOString().slice(0, 10);
  return new Response(streamOf(zipArchive(files)), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${slug}-${day}.zip"`,
      "cache-control": "no-store",
    },
  });
}

/** The chunks at the pace of the reader; a download that is given up ends the reading of the tables. */
function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* teamLines(staff: Awaited<ReturnType<typeof listStaff>>["staff"]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(["name", "email", "role", "since"]);
  for (const { name, email, role, since } of staff) yield csvLine([name, email, role, since]);
}

async function* tableLines(app: App, tenantId: TenantId, source: ExportedTable): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(source.columns);
  for await (const { types, rows } of readExportedRows(app.db, { tenantId, source })) {
    const cells = types.map(cellOf);
    yield rows.map((row) => `${row.map((value, place) => cells[place]?.(value)).join(",")}\r\n`).join("");
  }
}
