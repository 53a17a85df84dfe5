import sharp from "sharp";

/** A line of text as a PNG, black on transparent, drawn with the fonts of the server. */
export function pictureOfText(text: string, { isBold }: { isBold: boolean }): Promise<Buffer> {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const markup = `<span foreground="black">${isBold ? `<b>${escaped}</b>` : escaped}</span>`;
  return sharp({ text: { text: markup, font: "sans 24", dpi: 300, rgba: true } })
    .png()
    .toBuffer();
}
