/** The longest name that a guest gives at a table. */
export const MAX_GUEST_NAME_LENGTH = 40;
