/** The fonts of headings that a restaurant chooses from. */
export const DISPLAY_FONTS = ["fraunces", "instrument-sans", "bricolage-grotesque"] as const;
