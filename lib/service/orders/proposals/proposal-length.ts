/** The longest text that a restaurant writes to the guest with a proposal. */
export const MAX_PROPOSAL_LENGTH = 500;
