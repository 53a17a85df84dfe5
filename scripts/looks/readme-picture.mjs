import sharp from "sharp";
import { openQuietly } from "./look-at-page.mjs";

const WIDTH = 1600;
const HEIGHT = 900;
const MARGIN = 56;

/**
 * Draws the README's picture: a storefront on a phone in front of the order board.
 *
 * @param {import("playwright").Browser} browser
 * @param {{ origin: string, cookie: { name: string, value: string, url: string }, file: string }} site
 */
export async function drawOverview(browser, { origin, cookie, file }) {
  const shot = async (
    /** @type {string} */ place,
    /** @type {{ width: number, height: number }} */ viewport,
  ) => {
    const context = await browser.newContext({ viewport, deviceScaleFactor: 2, locale: "en-GB" });
    await context.addCookies([cookie]);
    const page = await context.newPage();
    await openQuietly(page, origin + place);
    // The board asks once whether it may ring, over its tickets.
    const later = page.getByRole("button", { name: "Not now" });
    if (await later.isVisible()) await later.click();
    const picture = await page.screenshot({ animations: "disabled" });
    await context.close();
    return picture;
  };
  const board = await shot("/t/luigi", { width: 1280, height: 800 });
  const phone = await shot("/s/luigi", { width: 390, height: 844 });
  const boardWidth = WIDTH - 3 * MARGIN - 330;
  const back = await rounded(await sharp(board).resize({ width: boardWidth }).png().toBuffer(), 14);
  const front = await rounded(
    await sharp(phone)
      .resize({ height: HEIGHT - 2 * MARGIN })
      .png()
      .toBuffer(),
    28,
  );
  const backHeight = (await sharp(back).metadata()).height ?? 0;
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#efe9df" } })
    .composite([
      { input: front, left: MARGIN, top: MARGIN },
      { input: back, left: WIDTH - MARGIN - boardWidth, top: Math.round((HEIGHT - backHeight) / 2) },
    ])
    .webp({ quality: 88 })
    .toFile(file);
}

async function rounded(/** @type {Buffer} */ picture, /** @type {number} */ radius) {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  return sharp(picture)
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png()
    .toBuffer();
}
