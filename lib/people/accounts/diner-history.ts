import type { Diner, DinerScope } from "@/lib/people/auth/diner";

/**
 * Whose orders and bookings a diner's are: those made while signed in and, once the email is confirmed, those with the
 * same email.
 */
export function historyFilter(scope: DinerScope, diner: Diner) {
  const provenEmail = diner.emailProvenAt === null ? null : diner.email;
  return scope.kind === "bazar"
    ? { bazarUserId: diner.id, provenEmail }
    : { tenantId: scope.tenantId, customerId: diner.id, provenEmail };
}
