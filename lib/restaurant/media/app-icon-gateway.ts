import sharp from "sharp";

/** The sizes of an app's icon; a maskable one may be cut to any shape by the device, so it keeps a wide edge. */
export const APP_ICONS = {
  "icon-192.png": { size: 192, edge: 0.14 },
  "icon-512.png": { size: 512, edge: 0.14 },
  "maskable-512.png": { size: 512, edge: 0.24 },
} as const;
export type AppIconName = keyof typeof APP_ICONS;

const ROUNDING = 0.22;

function ground(size: number, fill: string, isMaskable: boolean): Buffer {
  const radius = isMaskable ? 0 : Math.round(size * ROUNDING);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${fill}"/></svg>`,
  );
}

/** What is in the middle: the logo without its empty ground, or the first letter in the server's serif. */
async function subject(input: { logo: Uint8Array | null; initial: string; ink: string }, room: number) {
  const picture = input.logo
    ? sharp(input.logo).trim()
    : sharp({
        text: {
          text: `<span foreground="${input.ink}">${input.initial.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</span>`,
          font: "serif bold 96",
          dpi: 300,
          rgba: true,
        },
      }).trim();
  return picture.resize(room, room, { fit: "inside" }).png().toBuffer();
}

/** Draws the icon of a restaurant's app: its logo on white, or its first letter on its accent. */
export async function drawAppIcon(
  name: AppIconName,
  input: { logo: Uint8Array | null; initial: string; fill: string; ink: string },
): Promise<Uint8Array> {
  const { size, edge } = APP_ICONS[name];
  const room = Math.round(size * (1 - 2 * edge) * (input.logo ? 1 : 0.78));
  const base = sharp(ground(size, input.logo ? "#ffffff" : input.fill, name.startsWith("maskable")));
  return base
    .composite([{ input: await subject(input, room), gravity: "centre" }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
