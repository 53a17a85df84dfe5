/** The address of the place that was chosen last, kept for a year in this browser. */
export const PLACE_COOKIE = "bazar_place";
