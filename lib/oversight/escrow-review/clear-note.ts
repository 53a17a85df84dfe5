/** The longest note on why a flag is cleared. */
export const MAX_CLEAR_NOTE_LENGTH = 500;
