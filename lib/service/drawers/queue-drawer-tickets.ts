import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { payInTicket } from "@/lib/core/ticket/cash-ticket";
import type { SqlTx } from "@/lib/platform/db/sql";
import { insertPrintJobs } from "@/lib/service/printers/print-job-store";
import { type PrintingTenant, staffPen } from "@/lib/service/printers/staff-pen";
import type { CashDirection, Drawer, DrawerDay } from "./drawer";
import type { DrawerReport } from "./drawer-report";
import { reportTicket } from "./report-ticket";

type Tenant = PrintingTenant & { id: TenantId; name: string };

const NOTHING = { orderId: null, billId: null, notBefore: null };

/** Queues the slip of cash that was put in or taken out; nothing where the drawer has no printer. */
export async function queueMovementTicket(
  tx: SqlTx,
  input: {
    tenant: Tenant;
    drawer: Pick<Drawer, "name" | "printerId">;
    direction: CashDirection;
    amountMinor: number;
    currency: string;
    reason: string;
    member: string;
    at: Date;
  },
): Promise<void> {
  const { tenant, drawer, at, ...movement } = input;
  if (drawer.printerId === null) return;
  const ticket = payInTicket(staffPen(tenant), {
    ...movement,
    ...{ restaurant: tenant.name, drawer: drawer.name, at },
  });
  const job = { id: newId("prj"), printerId: drawer.printerId, kind: "pay_in", label: drawer.name } as const;
  await insertPrintJobs(tx, { tenantId: tenant.id, jobs: [{ ...job, ticket, ...NOTHING }], now: at });
}

/**
 * Queues an X report, or the Z report of a closed day, on a printer; nothing without one. Returns the ticket's id, or
 * null.
 */
export async function queueReportTicket(
  tx: SqlTx,
  input: {
    tenant: Tenant;
    printerId: string | null;
    day: DrawerDay;
    report: DrawerReport;
    isReprint?: boolean;
    now: Date;
  },
): Promise<string | null> {
  const { tenant, printerId, day, report, isReprint = false, now } = input;
  if (printerId === null) return null;
  const ticket = reportTicket(staffPen(tenant), { restaurant: tenant.name, day, report, now });
  const id = newId("prj");
  const [kind, label] =
    day.closedAt === null
      ? (["x_report", `X ${day.drawerName}`] as const)
      : (["z_report", `Z ${day.zNumber} ${day.drawerName}`] as const);
  const job = { id, printerId, kind, label, ticket, isReprint, ...NOTHING };
  await insertPrintJobs(tx, { tenantId: tenant.id, jobs: [job], now });
  return id;
}
