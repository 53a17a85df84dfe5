/** How an order came in. */
export const ORDER_CHANNELS = ["online", "phone", "counter", "table", "aggregator"] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

/** The channels of orders that staff take. */
export const STAFF_CHANNELS = ["phone", "counter", "table", "aggregator"] as const satisfies OrderChannel[];
export type StaffChannel = (typeof STAFF_CHANNELS)[number];
