import { endpoint } from "@/lib/app/endpoint";
import { AuditLog, AuditQuery } from "@/lib/oversight/admin/audit-contract";
import { listAuditLog } from "@/lib/oversight/admin/list-audit-log";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listAuditLog",
  summary: "List the audit log, newest first",
  description:
    "What staff, super-admins and programs did, written in the transaction of the act. Filters can be combined.",
  tag: "Admin users",
  guard: superAdmin,
  query: AuditQuery,
  response: AuditLog,
  errors: [],
  handle: ({ app, query }) => listAuditLog(app, query),
});
