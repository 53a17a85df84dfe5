import { parseDate } from "@/lib/core/time/zone";

/** What the audit log is narrowed down to. Days are UTC, YYYY-MM-DD, both included. */
export type AuditFilters = {
  /** Slug. */
  tenant: string | null;
  actor: string | null;
  subject: string | null;
  action: string | null;
  from: string | null;
  to: string | null;
};

/** The filters of an address. What is no day counts as not there. */
export function readAuditFilters(search: URLSearchParams): AuditFilters {
  return {
    tenant: search.get("tenant"),
    actor: search.get("actor"),
    subject: search.get("subject"),
    action: search.get("action"),
    from: parseDate(search.get("from") ?? ""),
    to: parseDate(search.get("to") ?? ""),
  };
}

export function auditQuery({ tenant, actor, subject, action, from, to }: AuditFilters) {
  return {
    ...(tenant && { tenantId: tenant }),
    ...(actor && { actorId: actor }),
    ...(subject && { subjectId: subject }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
