import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { cutDisplayFont, DISPLAY_FONTS } from "./cut-display-fonts.mjs";

it.each(DISPLAY_FONTS)("serves $family as the installed package has it", async (font) => {
  const { content, file } = await cutDisplayFont(font);
  expect((await readFile(file)).equals(content), "npm run fonts:update writes the file again").toBe(true);
});
