/**
 * `npm run fonts:update` cuts the fonts of titles down to what pages write: Western letters in one weight, and the optical
 * sizes of our titles. A visitor loads half as much before the first title is drawn.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** In CSS pixels: from the smallest title to the largest. */
const OPTICAL_SIZES = { min: 16, max: 72 };

/** Weights as `--display-weight` has them, in app/globals.css and components/ui/display-font.ts. */
export const DISPLAY_FONTS = [
  { family: "fraunces", weight: 420 },
  { family: "bricolage-grotesque", weight: 620 },
];

/** @param {string} ranges such as "U+0000-00FF,U+0131" */
function lettersOf(ranges) {
  let letters = "";
  for (const [, first = "", last = first] of ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)) {
    for (let point = Number.parseInt(first, 16); point <= Number.parseInt(last, 16); point += 1)
      letters += String.fromCodePoint(point);
  }
  return letters;
}

/**
 * The font as it is served, and where it is kept.
 *
 * @param {{ family: string, weight: number }} font
 */
export async function cutDisplayFont({ family, weight }) {
  const folder = `@fontsource-variable/${family}`;
  const whole = await readFile(require.resolve(`${folder}/files/${family}-latin-opsz-normal.woff2`));
  const content = await subsetFont(whole, lettersOf(require(`${folder}/unicode.json`).latin), {
    targetFormat: "woff2",
    variationAxes: { wght: weight, opsz: OPTICAL_SIZES },
  });
  return { content, file: new URL(`../../components/frame/fonts/${family}.woff2`, import.meta.url) };
}

if (import.meta.url === pathToFileURL(argv[1] ?? "").href) {
  for (const font of DISPLAY_FONTS) {
    const { content, file } = await cutDisplayFont(font);
    await writeFile(file, content);
  }
}
