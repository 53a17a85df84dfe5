/** The longest text that a list is searched for. */
export const MAX_SEARCH_LENGTH = 100;
