/** How many requests this process could not serve: by a fault of ours, and because something that we need was away. */
export const tally = { faults: 0, outages: 0 };
