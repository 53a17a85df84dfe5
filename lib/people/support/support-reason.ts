/** The shortest reason for what the platform does to a restaurant. */
export const MIN_REASON_LENGTH = 3;
export const MAX_VISIT_REASON_LENGTH = 200;
/** The longest reason of a suspension, which is emailed to the owner. */
export const MAX_SUSPENSION_REASON_LENGTH = 300;
