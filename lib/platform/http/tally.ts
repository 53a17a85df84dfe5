/** How many requests this process could not serve, because of our errors and because of unavailable dependencies. */
export const tally = { faults: 0, outages: 0 };
