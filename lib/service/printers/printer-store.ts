import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { PrinterRef, PrinterRow, PrinterState } from "./printer";

const SELECT = {
  id: true,
  name: true,
  kind: true,
  width: true,
  ticketKinds: true,
  stationIds: true,
  substituteId: true,
  state: true,
  stateAt: true,
  lastPollAt: true,
  toldStateAt: true,
  isPaperLow: true,
} as const;

type Client = Db["prisma"] | Tx;

/** The printers of a restaurant by their names. */
export async function listPrinterRows(
  db: Client,
  { tenantId }: { tenantId: TenantId },
): Promise<PrinterRow[]> {
  const rows = await db.printer.findMany({ where: { tenantId }, select: SELECT, orderBy: { name: "asc" } });
  return rows as PrinterRow[];
}

export async function findPrinter(
  db: Client,
  { tenantId, printerId }: PrinterRef,
): Promise<PrinterRow | null> {
  const row = await db.printer.findFirst({ where: { tenantId, id: printerId }, select: SELECT });
  return row as PrinterRow | null;
}

/** The printer as the last change left it, which nobody else changes until the transaction ends. */
export async function lockPrinter(tx: Tx, { tenantId, printerId }: PrinterRef): Promise<PrinterRow | null> {
  await tx.query("SELECT id FROM printer WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE", [
    ...[tenantId, printerId],
  ]);
  return findPrinter(tx, { tenantId, printerId });
}

export async function findPrinterByDigest(
  db: Client,
  { tenantId, tokenDigest }: { tenantId: TenantId; tokenDigest: string },
): Promise<PrinterRow | null> {
  const row = await db.printer.findFirst({ where: { tenantId, tokenDigest }, select: SELECT });
  return row as PrinterRow | null;
}

type PrinterFields = Pick<
  PrinterRow,
  "name" | "kind" | "width" | "ticketKinds" | "stationIds" | "substituteId"
>;

/** A name that another printer has breaks a unique index. */
export async function insertPrinter(
  db: Client,
  row: PrinterFields & { tenantId: TenantId; id: string; tokenDigest: string; now: Date },
): Promise<void> {
  const { now, ...fields } = row;
  await db.printer.createMany({ data: [{ ...fields, stateAt: now, createdAt: now }] });
}

/** False when there is no such printer. Unique as insertPrinter. */
export async function changePrinter(
  db: Client,
  {
    tenantId,
    printerId,
    changes,
  }: PrinterRef & { changes: Partial<PrinterFields> & { tokenDigest?: string } },
): Promise<boolean> {
  const { count } = await db.printer.updateMany({ where: { tenantId, id: printerId }, data: changes });
  return count === 1;
}

/** With its tickets; those who named it as their substitute have none then. */
export async function deletePrinter(db: Client, { tenantId, printerId }: PrinterRef): Promise<void> {
  await db.printer.updateMany({ where: { tenantId, substituteId: printerId }, data: { substituteId: null } });
  await db.printer.deleteMany({ where: { tenantId, id: printerId } });
}

/** Printers ask more often than anybody looks; each time that is written down costs an index. */
const NOTE_EVERY_MS = 3_000;

/** Notes that a printer has asked for tickets, without a state where it said none; true when its state has changed. */
export async function notePrinterPoll(
  db: Client,
  { tenantId, printerId, state, now }: PrinterRef & { state: PrinterState; now: Date },
): Promise<boolean> {
  const where = { tenantId, id: printerId };
  const { count } = await db.printer.updateMany({
    where: { ...where, state: { not: state } },
    data: { state, stateAt: now, lastPollAt: now },
  });
  if (count === 1) return true;
  const noted = new Date(now.getTime() - NOTE_EVERY_MS);
  await db.printer.updateMany({
    where: { ...where, OR: [{ lastPollAt: null }, { lastPollAt: { lte: noted } }] },
    data: { lastPollAt: now },
  });
  return false;
}

/**
 * Notes what a printer says of itself apart from tickets; true when its state has changed. One that asks for no tickets
 * stays silent, however it is.
 */
export async function notePrinterStatus(
  db: Client,
  input: PrinterRef & { state: PrinterState; isPaperLow: boolean; now: Date },
): Promise<boolean> {
  const { tenantId, printerId, state, isPaperLow, now } = input;
  const where = { tenantId, id: printerId };
  await db.printer.updateMany({ where, data: { toldStateAt: now, isPaperLow } });
  const { count } = await db.printer.updateMany({
    where: { ...where, state: { notIn: [state, "silent", "unpaired"] } },
    data: { state, stateAt: now },
  });
  return count === 1;
}

/** Notes whether the roll of a printer is nearly used up. */
export async function notePaperLow(
  db: Client,
  { tenantId, printerId, isPaperLow }: PrinterRef & { isPaperLow: boolean },
): Promise<void> {
  await db.printer.updateMany({ where: { tenantId, id: printerId }, data: { isPaperLow } });
}

type Watched = { tenantId: TenantId; printerId: string };

/**
 * Printers of all restaurants that were silent for too long and are not known to be, and those with tickets to move. Each
 * half reads what is due by an index of its own, however many printers there are.
 */
export async function listPrintersToWatch(
  db: Db,
  { silentBefore, limit }: { silentBefore: Date; limit: number },
): Promise<Watched[]> {
  const [silent, left] = await Promise.all([
    db.sql.query<Watched>(
      `SELECT tenant_id AS "tenantId", id AS "printerId" FROM printer
        WHERE state NOT IN ('unpaired', 'silent') AND last_poll_at < $1 ORDER BY last_poll_at LIMIT $2`,
      [silentBefore, limit],
    ),
    db.sql.query<Watched>(
      `SELECT p.tenant_id AS "tenantId", p.id AS "printerId"
         FROM (SELECT DISTINCT tenant_id, printer_id FROM print_job WHERE state IN ('waiting', 'claimed')) open
         JOIN printer p ON p.tenant_id = open.tenant_id AND p.id = open.printer_id
        WHERE p.state NOT IN ('unpaired', 'online') AND p.substitute_id IS NOT NULL LIMIT $1`,
      [limit],
    ),
  ]);
  const known = new Set(silent.map(({ printerId }) => printerId));
  return [...silent, ...left.filter(({ printerId }) => !known.has(printerId))];
}

/** Marks a printer as silent unless it has asked meanwhile; true when it was not known before. */
export async function markSilent(
  db: Client,
  { tenantId, printerId, silentBefore, now }: PrinterRef & { silentBefore: Date; now: Date },
): Promise<boolean> {
  const { count } = await db.printer.updateMany({
    where: {
      tenantId,
      id: printerId,
      state: { notIn: ["silent", "unpaired"] },
      lastPollAt: { lt: silentBefore },
    },
    data: { state: "silent", stateAt: now },
  });
  return count === 1;
}
