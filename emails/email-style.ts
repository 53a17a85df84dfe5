export const SANS =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Hiragino Sans', 'Noto Sans JP', sans-serif";
export const SERIF = "Georgia, 'Hiragino Mincho ProN', 'Yu Mincho', serif";

/** Light colors are in the markup; clients that follow the reader's scheme take the dark ones from the style sheet. */
export const COLORS = {
  page: "#f4f0ea",
  sheet: "#fffdfa",
  ink: "#2a231c",
  soft: "#665c52",
  line: "#e6dfd6",
} as const;

export const DARK_STYLES = `@media (prefers-color-scheme: dark) {
  .page, .page > table, .page > table > tbody > tr > td { background-color: #171412 !important; }
  .sheet { background-color: #211d1a !important; }
  .ink { color: #f3eee8 !important; }
  .soft { color: #c2b8ad !important; }
  .line { border-color: #3a342f !important; }
}`;
