/** How much staff write down about a guest. */
export const MAX_NOTE_LENGTH = 2_000;
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;
