/** Nobody reports an order of yesterday: whoever opens the board sees it first. */
const OLDEST_HOURS = 24;

/**
 * Whether the order `o` is new, and nobody at a board has seen it for its restaurant's `minutes`: by default those of `t`. An
 * online order waits from its payment on, a scheduled one from when the kitchen begins with it. `now` is a parameter of the
 * statement, such as `$1`.
 */
export const isUnseen = (now: string, minutes = "t.unseen_minutes") => `
  o.status = 'pending' AND o.seen_at IS NULL
  AND greatest(o.created_at, o.kitchen_at) > ${now}::timestamptz - make_interval(hours => ${OLDEST_HOURS})
  AND (o.payment_method IN ('cash', 'external') OR o.payment_status = 'paid')
  AND greatest(o.paid_at, o.created_at, o.kitchen_at) <= ${now}::timestamptz - make_interval(mins => ${minutes})`;
