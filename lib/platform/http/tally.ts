/**
 * How many requests this process could not serve, because of our errors and because of unavailable dependencies, and how
 * many differences its checks of the books have found.
 */
export const tally = { faults: 0, outages: 0, bookDifferences: 0 };
