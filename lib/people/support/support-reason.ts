/** The shortest reason for what the platform does to a restaurant. */
export const MIN_REASON_LENGTH = 3;
