/** How long a support visit lasts at most; who needs longer starts another one. */
export const VISIT_MINUTES = 60;

/** When a visit that starts now ends by itself. */
export function visitEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + VISIT_MINUTES * 60_000);
}
