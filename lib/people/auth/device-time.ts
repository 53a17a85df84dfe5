/** Nobody acts longer on one PIN, however often the device is touched: a long shift. */
export const MOST_ACTING_HOURS = 12;

export const IDLE_MINUTES = { least: 1, most: 120, usual: 5 };
