import type { TenantId } from "@/lib/core/ids/tenant-id";
import { type TicketKind, ticketSchema } from "@/lib/core/ticket/ticket";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { NewPrintJob, PrintJobRow, PrintJobState } from "./print-job";
import { MAX_ATTEMPTS, type PrinterRef } from "./printer";

type Client = Db["prisma"] | Tx;
type JobRef = { tenantId: TenantId; jobId: string };

export async function insertPrintJobs(
  tx: SqlTx,
  { tenantId, jobs, now }: { tenantId: TenantId; jobs: readonly NewPrintJob[]; now: Date },
): Promise<void> {
  for (const { id, printerId, kind, label, orderId, billId, ticket, notBefore, isReprint = false } of jobs)
    await tx.execute(
      `INSERT INTO print_job (tenant_id, id, printer_id, kind, label, order_id, bill_id, ticket, not_before, is_reprint,
                              created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::timestamptz, $10, $11::timestamptz)`,
      [
        tenantId,
        id,
        printerId,
        kind,
        label,
        orderId,
        billId,
        JSON.stringify(ticket),
        notBefore,
        isReprint,
        now,
      ],
    );
}

export async function findPrintJob(db: Client, { tenantId, jobId }: JobRef): Promise<PrintJobRow | null> {
  const row = await db.printJob.findFirst({ where: { tenantId, id: jobId } });
  return row && jobOf(row);
}

/** The latest tickets of a restaurant, or of one printer. */
export async function listPrintJobRows(
  db: Client,
  {
    tenantId,
    printerId,
    cursor,
    limit,
  }: { tenantId: TenantId; printerId?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<PrintJobRow[]> {
  const rows = await db.printJob.findMany({
    where: { tenantId, ...(printerId ? { printerId } : {}), ...(cursor ? { id: { lt: cursor } } : {}) },
    orderBy: { id: "desc" },
    take: limit,
  });
  return rows.map(jobOf);
}

/**
 * The next ticket of a printer: what waits, and what was handed out too long ago. None while another is being printed,
 * because a printer prints one after the other.
 */
export async function findNextJob(
  db: Client,
  { tenantId, printerId, now, lostBefore }: PrinterRef & { now: Date; lostBefore: Date },
): Promise<PrintJobRow | null> {
  const row = await db.printJob.findFirst({
    where: {
      tenantId,
      printerId,
      OR: [
        { state: "claimed" },
        { state: "waiting", OR: [{ notBefore: null }, { notBefore: { lte: now } }] },
      ],
    },
    // What is being printed comes first: nothing else may overtake it.
    orderBy: [{ state: "desc" }, { id: "asc" }],
  });
  if (!row) return null;
  return row.state === "claimed" && row.claimedAt && row.claimedAt >= lostBefore ? null : jobOf(row);
}

/**
 * Takes a ticket for a printer as it was read. False when somebody else has taken, moved or ended it since: of two who
 * ask at once, one gets it.
 */
export async function claimJob(
  db: Client,
  { tenantId, job, now }: { tenantId: TenantId; job: PrintJobRow; now: Date },
): Promise<boolean> {
  const { id, printerId, attempt } = job;
  const { count } = await db.printJob.updateMany({
    where: { tenantId, id, printerId, attempt, state: { in: ["waiting", "claimed"] } },
    data: {
      state: "claimed",
      claimedAt: now,
      attempt: { increment: 1 },
      mayBeTwice: job.mayBeTwice || attempt > 0,
    },
  });
  return count === 1;
}

/**
 * Ends a ticket that this printer was handed; false when it was moved to another or has ended before. What was not
 * printed is handed out again, or has failed after some attempts, unless the printer was to blame.
 */
export async function endJob(
  db: Client,
  {
    tenantId,
    printerId,
    jobId,
    now,
    problem,
    isPrinters,
  }: PrinterRef & { jobId: string; now: Date; problem: string | null; isPrinters: boolean },
): Promise<boolean> {
  const where = { tenantId, id: jobId, printerId, attempt: { gt: 0 } };
  const open = { in: ["waiting", "claimed"] as PrintJobState[] };
  if (problem === null) {
    const data = { state: "printed" as const, endedAt: now, problem };
    return (await db.printJob.updateMany({ where: { ...where, state: open }, data })).count === 1;
  }
  const spent = { ...where, state: "claimed" as const, attempt: { gte: MAX_ATTEMPTS } };
  const failed = { state: "failed" as const, endedAt: now, problem };
  if (!isPrinters && (await db.printJob.updateMany({ where: spent, data: failed })).count === 1) return true;
  const again = { ...where, state: "claimed" as const };
  return (await db.printJob.updateMany({ where: again, data: { state: "waiting", problem } })).count === 1;
}

/** The ticket that a printer is printing. */
export async function findClaimedJobId(
  db: Client,
  { tenantId, printerId }: PrinterRef,
): Promise<string | null> {
  const row = await db.printJob.findFirst({
    where: { tenantId, printerId, state: "claimed" },
    select: { id: true },
    orderBy: { claimedAt: "desc" },
  });
  return row?.id ?? null;
}

/** Gives all open tickets of a printer to another; what was handed out says that it may be printed twice. */
export async function moveJobs(
  db: Client,
  { tenantId, printerId, toId }: PrinterRef & { toId: string },
): Promise<number> {
  const where = { tenantId, printerId };
  const { count: claimed } = await db.printJob.updateMany({
    where: { ...where, state: "claimed" },
    data: { printerId: toId, state: "waiting", mayBeTwice: true },
  });
  const { count: waiting } = await db.printJob.updateMany({
    where: { ...where, state: "waiting" },
    data: { printerId: toId },
  });
  return claimed + waiting;
}

/** Cancels what nobody was handed; returns which tickets of the order were handed out, printed or not. */
export async function cancelWaitingJobs(
  tx: SqlTx,
  { tenantId, orderId, now }: { tenantId: TenantId; orderId: string; now: Date },
): Promise<void> {
  await tx.execute(
    `UPDATE print_job SET state = 'canceled', ended_at = $3::timestamptz
      WHERE tenant_id = $1 AND order_id = $2 AND state = 'waiting' AND attempt = 0`,
    [tenantId, orderId, now],
  );
}

/** Whether a kitchen may have a ticket of the order in its hands. */
export async function wasHandedOut(
  tx: SqlTx,
  { tenantId, orderId }: { tenantId: TenantId; orderId: string },
): Promise<boolean> {
  const rows = await tx.query(
    "SELECT 1 AS found FROM print_job WHERE tenant_id = $1 AND order_id = $2 AND attempt > 0 LIMIT 1",
    [tenantId, orderId],
  );
  return rows.length > 0;
}

/** False when it is being printed, was printed or has ended. */
export async function cancelJob(
  db: Client,
  { tenantId, jobId, now }: JobRef & { now: Date },
): Promise<boolean> {
  const { count } = await db.printJob.updateMany({
    where: { tenantId, id: jobId, state: "waiting" },
    data: { state: "canceled", endedAt: now },
  });
  return count === 1;
}

type RawJob = NonNullable<Awaited<ReturnType<Db["prisma"]["printJob"]["findFirst"]>>>;

function jobOf({ tenantId: _, ...row }: RawJob): PrintJobRow {
  return { ...row, kind: row.kind as TicketKind, ticket: ticketSchema.parse(row.ticket) };
}
