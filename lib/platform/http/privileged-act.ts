import type { ActData } from "@/lib/platform/audit/act-in-progress";
import type { EndpointDefinition } from "./endpoint-definition";

/** What the audit log keeps of a request: who and what, and which fields it sent, never what was in them. */
export type PrivilegedAct = {
  actor: { userId: string; role: string; visitId?: string; deviceUserId?: string; keyId?: string };
  action: string;
  tenantId: string | null;
  subjectId: string | null;
  data: ActData;
};

/**
 * The act of a write, or null if it gets no entry: every write by super-admins does, and those by a restaurant's staff
 * if the endpoint is audited.
 */
export function privilegedActOf(
  { operationId, audited }: Pick<EndpointDefinition, "operationId" | "audited">,
  request: {
    caller: unknown;
    tenantId: string | undefined;
    params: unknown;
    body: unknown;
    requestId: string;
  },
): PrivilegedAct | null {
  const { actor } = request.caller as { actor?: Partial<PrivilegedAct["actor"]> & { userId: string } };
  if (actor?.role === undefined) return null;
  const { userId, visitId, deviceUserId, keyId } = actor;
  const isAudited = typeof audited === "function" ? audited(request.body) : audited === true;
  if (actor.role !== "superadmin" && !isAudited) return null;
  const { tenantId: _, ...ids } = (request.params ?? {}) as Record<string, string>;
  return {
    actor: { userId, role: actor.role, visitId, deviceUserId, keyId },
    action: operationId,
    tenantId: request.tenantId ?? null,
    subjectId: Object.values(ids).at(-1) ?? null,
    data: { ...ids, fields: fieldsOf(request.body), requestId: request.requestId },
  };
}

function fieldsOf(body: unknown): string[] {
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}
