export const MAX_DRAWER_NAME_LENGTH = 40;
export const MAX_DRAWER_MEMBERS = 100;
export const MAX_DRAWERS = 50;
export const MAX_CASH_REASON_LENGTH = 200;
export const MAX_CLOSING_NOTE_LENGTH = 300;
/** The most pieces of one coin or note that are counted. */
export const MAX_PIECES = 100_000;
/** A business day ends before noon. */
export const MAX_DAY_END_MINUTES = 719;
