export const MAX_SAVED_ADDRESSES = 10;
/** The longest name of one, such as "Home". */
export const MAX_LABEL_LENGTH = 40;
