import type { Diner, DinerScope } from "./diner";

/** Whose orders and bookings a diner's are: what was made while signed in, and by mailbox once it is proven. */
export function historyFilter(scope: DinerScope, diner: Diner) {
  const provenEmail = diner.emailProvenAt === null ? null : diner.email;
  return scope.kind === "bazar"
    ? { bazarUserId: diner.id, provenEmail }
    : { tenantId: scope.tenantId, customerId: diner.id, provenEmail };
}
