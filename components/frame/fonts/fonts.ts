import localFont from "next/font/local";

/** The display serif, cut by `npm run fonts:update`. Latin only: other scripts fall through to the system's serif. */
export const fraunces = localFont({
  src: "./fraunces.woff2",
  variable: "--font-fraunces",
  weight: "420",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

/** A lively grotesque that restaurants can choose instead. Fetched only by pages that write in it. */
export const bricolageGrotesque = localFont({
  src: "./bricolage-grotesque.woff2",
  variable: "--font-bricolage",
  weight: "620",
  display: "swap",
  preload: false,
  adjustFontFallback: "Arial",
});

/** The quiet sans of everything else. */
export const instrumentSans = localFont({
  src: "../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  variable: "--font-instrument",
  weight: "400 700",
  display: "swap",
  adjustFontFallback: "Arial",
});

/** Arabic letters, fetched only by pages that contain them: for text, and for titles. */
export const vazirmatn = localFont({
  src: "../../../node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2",
  variable: "--font-arabic",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC" }],
});

export const notoNaskh = localFont({
  src: "../../../node_modules/@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2",
  variable: "--font-arabic-display",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC" }],
});

/** Latin letters beyond Western Europe, fetched only by pages that contain them. */
export const instrumentSansExtended = localFont({
  src: "../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2",
  variable: "--font-instrument-ext",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
    },
  ],
});
