/** The largest menu that is imported; its letters take a byte or more each. */
export const MAX_MENU_FILE_MEGABYTES = 1;
export const MAX_MENU_FILE_BYTES = MAX_MENU_FILE_MEGABYTES * 1_000_000;
