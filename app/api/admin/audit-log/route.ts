import { AuditLog, AuditQuery } from "@/lib/admin/admin-contract";
import { listAuditLog } from "@/lib/admin/list-audit-log";
import { superAdmin } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";

export const GET = endpoint({
  operationId: "listAuditLog",
  summary: "Privileged acts, newest first",
  tag: "Platform",
  guard: superAdmin,
  query: AuditQuery,
  response: AuditLog,
  errors: [],
  handle: ({ app, query }) => listAuditLog(app, query),
});
