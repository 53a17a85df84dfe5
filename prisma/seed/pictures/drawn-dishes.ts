import { strewn, type Topping } from "./drawn-toppings";
import type { DrawnArt } from "./picture-recipe";

/** A whole pizza seen from the table: crust, sauce, toppings. */
export function pizza(sauce: string, toppings: readonly Topping[], seed: string): DrawnArt {
  const spots: Topping[] = [{ shape: "blob", color: "#8a4a1c", count: 13, size: 4.5 }];
  const svg = `
    <defs>
      <radialGradient id="crust"><stop offset=".8" stop-color="#f0bd74"/><stop offset=".93" stop-color="#e09b4a"/><stop offset="1" stop-color="#b96b28"/></radialGradient>
      <radialGradient id="sauce"><stop offset=".55" stop-color="${sauce}"/><stop offset="1" stop-color="${sauce}" stop-opacity=".82"/></radialGradient>
    </defs>
    <ellipse cx="200" cy="292" rx="196" ry="104" fill="#a65c22"/>
    <g transform="translate(200 278) scale(1 .53)">
      <circle r="196" fill="url(#crust)"/>
      <g opacity=".3">${strewn(spots, 226, `${seed}/crust`)}</g>
      <circle r="164" fill="#c98a3f" opacity=".5"/>
      <circle r="160" fill="url(#sauce)"/>
      ${strewn(toppings, 152, seed)}
      <path d="M-178 -52A186 186 0 0 1 -40 -182" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="11" stroke-linecap="round"/>
    </g>`;
  return { svg, scale: 1.42 };
}

function roll(
  x: number,
  base: number,
  filling: readonly string[],
  coat: "nori" | "rice",
  topping?: string,
): string {
  const side = coat === "nori" ? "#20362f" : "#f7f1e6";
  const edge = coat === "nori" ? "#13241f" : "#e4d8c4";
  const seeds =
    coat === "rice"
      ? Array.from({ length: 16 }, (_, i) => {
          const sx = x - 50 + ((i * 37) % 100);
          const sy = base - 12 - ((i * 23) % 56);
          return `<ellipse cx="${sx}" cy="${sy}" rx="3.4" ry="2" fill="${i % 3 ? "#e8c890" : "#55402c"}" transform="rotate(${i * 50} ${sx} ${sy})"/>`;
        }).join("")
      : "";
  const inner = filling
    .map((color, i) => {
      const angle = (i / filling.length) * 2 * Math.PI;
      const off = filling.length === 1 ? 0 : 14;
      const r = filling.length === 1 ? 21 : 15;
      return `<circle cx="${(Math.cos(angle) * off).toFixed(1)}" cy="${(Math.sin(angle) * off).toFixed(1)}" r="${r}" fill="${color}"/><circle cx="${(Math.cos(angle) * off - 4).toFixed(1)}" cy="${(Math.sin(angle) * off - 5).toFixed(1)}" r="${r * 0.45}" fill="#fff" opacity=".25"/>`;
    })
    .join("");
  const top = topping
    ? `<path d="M${x - 60} ${base - 76}C${x - 66} ${base - 128} ${x + 60} ${base - 128} ${x + 62} ${base - 76}C${x + 50} ${base - 58} ${x - 46} ${base - 58} ${x - 60} ${base - 76}Z" fill="${topping}"/><path d="M${x - 40} ${base - 98}q40 -22 78 2M${x - 46} ${base - 82}q46 -20 94 2" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>`
    : "";
  return `
    <path d="M${x - 60} ${base - 78}V${base - 12}A60 30 0 0 0 ${x + 60} ${base - 12}V${base - 78}Z" fill="${side}"/>
    <path d="M${x - 60} ${base - 78}V${base - 12}A60 30 0 0 0 ${x - 22} ${base + 16}V${base - 78}Z" fill="#fff" opacity=".08"/>
    <path d="M${x + 24} ${base - 78}V${base + 14}A60 30 0 0 0 ${x + 60} ${base - 12}V${base - 78}Z" fill="#000" opacity=".1"/>
    ${seeds}
    <g transform="translate(${x} ${base - 78}) scale(1 .52)">
      <circle r="60" fill="${edge}"/><circle r="${coat === "nori" ? 54 : 57}" fill="#fbf7ee"/>
      ${coat === "rice" ? '<circle r="36" fill="#20362f"/><circle r="32" fill="#fbf7ee"/>' : ""}
      ${inner}
    </g>${top}`;
}

/** Five rolls, nori or rice outside, with the fillings given as colours; `toppings` lie over them in turn. */
export function maki(
  filling: readonly string[],
  coat: "nori" | "rice",
  toppings: readonly string[] = [],
): DrawnArt {
  const places = [
    [132, 254],
    [268, 254],
    [66, 322],
    [200, 334],
    [334, 322],
  ] as const;
  const svg = places
    .map(([x, base], i) => roll(x, base, filling, coat, toppings[i % Math.max(1, toppings.length)]))
    .join("");
  return { svg, scale: 1.34 };
}

/** Two nigiri: a slab of the given colour over a bed of rice; `band` adds a strip of nori. */
export function nigiri(slab: string, stripe: string, band = false): DrawnArt {
  const one = (x: number, y: number) => `
    <g transform="translate(${x} ${y}) rotate(-7)">
      <path d="M-92 8C-98 -24 92 -24 94 8C100 46 78 58 0 58S-100 46 -92 8Z" fill="#f8f3e8"/>
      <path d="M-92 22C-84 54 84 54 92 22C96 50 76 58 0 58S-98 50 -92 22Z" fill="#d9cdb8" opacity=".6"/>
      <path d="M-116 14C-120 -46 -60 -60 4 -58S126 -36 114 18C106 34 92 4 4 2S-108 36 -116 14Z" fill="${slab}"/>
      <path d="M-116 14C-108 36 -84 4 4 2S106 34 114 18C108 44 88 18 4 14S-110 44 -116 14Z" fill="#000" opacity=".12"/>
      ${[-72, -34, 6, 46, 82].map((s) => `<path d="M${s} -4q-14 -26 4 -46" stroke="${stripe}" stroke-width="7" fill="none" stroke-linecap="round" opacity=".75"/>`).join("")}
      <path d="M-88 -26C-62 -46 -10 -50 30 -48" stroke="#fff" stroke-opacity=".55" stroke-width="8" fill="none" stroke-linecap="round"/>
      ${band ? '<path d="M-16 -58L22 -58L24 56L-14 58Z" fill="#20362f"/><path d="M-16 -58L-4 -58L-2 57L-14 58Z" fill="#fff" opacity=".12"/>' : ""}
    </g>`;
  return { svg: `${one(236, 236)}${one(168, 322)}`, scale: 1.5 };
}

/** A deep bowl filled with something of one colour and strewn with toppings. */
export function bowl(outside: string, fill: string, toppings: readonly Topping[], seed: string): DrawnArt {
  const svg = `
    <defs>
      <linearGradient id="side" x2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>
      <radialGradient id="fill" cy=".4"><stop offset=".3" stop-color="${fill}"/><stop offset="1" stop-color="${fill}" stop-opacity=".86"/></radialGradient>
    </defs>
    <ellipse cx="200" cy="376" rx="84" ry="22" fill="${outside}"/><ellipse cx="200" cy="376" rx="84" ry="22" fill="#000" opacity=".22"/>
    <path d="M12 210C16 320 108 380 200 380S384 320 388 210Z" fill="${outside}"/>
    <path d="M12 210C16 320 108 380 200 380S384 320 388 210Z" fill="url(#side)"/>
    <g transform="translate(200 210) scale(1 .44)">
      <circle r="188" fill="${outside}"/><circle r="188" fill="#fff" opacity=".35"/>
      <circle r="172" fill="#2a1a10" opacity=".35"/><circle r="170" cy="8" fill="${fill}"/><circle r="170" cy="8" fill="url(#fill)"/>
      <g transform="translate(0 8)">${strewn(toppings, 158, seed)}</g>
      <path d="M-168 -64A180 180 0 0 1 -60 -170" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="10" stroke-linecap="round"/>
    </g>`;
  return { svg, scale: 1.3 };
}

/** A tall glass of a drink with ice and a straw. */
export function glass(drink: string, straw: string, foam?: string): DrawnArt {
  const svg = `
    <path d="M236 20L214 250" stroke="${straw}" stroke-width="13" stroke-linecap="round"/>
    <path d="M112 74L132 372Q134 390 154 390H246Q266 390 268 372L288 74Z" fill="#fff" opacity=".42"/>
    <path d="M120 122L137 364Q139 378 156 378H244Q261 378 263 364L280 122Z" fill="${drink}"/>
    ${foam ? `<path d="M120 122L125 190Q200 216 275 190L280 122Z" fill="${foam}"/>` : ""}
    <ellipse cx="200" cy="122" rx="80" ry="17" fill="${foam ?? drink}"/><ellipse cx="200" cy="122" rx="80" ry="17" fill="#fff" opacity=".3"/>
    <g fill="#fff" opacity=".42"><rect x="142" y="112" width="50" height="46" rx="9" transform="rotate(-14 167 135)"/><rect x="204" y="130" width="48" height="44" rx="9" transform="rotate(17 228 152)"/><rect x="160" y="178" width="44" height="42" rx="9" transform="rotate(24 182 199)"/></g>
    <ellipse cx="200" cy="74" rx="88" ry="18" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5"/>
    <path d="M136 108L152 340" stroke="#fff" stroke-opacity=".55" stroke-width="11" stroke-linecap="round"/>
    <path d="M112 74L132 372Q134 390 154 390H246Q266 390 268 372L288 74" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>`;
  return { svg, scale: 1.1 };
}

/** A slice cut from a tray: coloured layers from bottom to top under a top of its own. */
export function slice(layers: readonly string[], top: string): DrawnArt {
  const height = 168 / layers.length;
  const faces = layers
    .map((color, i) => {
      const y = 372 - height * (i + 1);
      return `<rect x="42" y="${y}" width="226" height="${height + 1}" fill="${color}"/><path d="M268 ${y}L366 ${y - 62}V${y - 61 + height}L268 ${y + height + 1}Z" fill="${color}"/><path d="M268 ${y}L366 ${y - 62}V${y - 61 + height}L268 ${y + height + 1}Z" fill="#2a1408" opacity=".2"/>`;
    })
    .join("");
  const svg = `${faces}
    <path d="M42 206L140 142H366L268 206Z" fill="${top}"/>
    <path d="M42 206Q36 198 46 192L138 136Q146 132 156 132H358Q372 132 364 146L268 210Z" fill="${top}"/>
    <path d="M70 192L150 144H300" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="7" stroke-linecap="round"/>
    <rect x="42" y="206" width="226" height="16" fill="#2a1408" opacity=".1"/>
    <rect x="42" y="206" width="26" height="166" fill="#fff" opacity=".16"/>`;
  return { svg, scale: 1.12 };
}
