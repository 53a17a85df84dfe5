/** What the platform can set a restaurant's terms to. */
export const MAX_ESCROW_HOURS = 720;
export const MAX_PREP_SECONDS = 3600;
