export const PIN_DIGITS = { least: 4, most: 6 };
