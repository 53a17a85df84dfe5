const SIZE = 'xmlns="http://www.w3.org/2000/svg" width="480" height="240" viewBox="0 0 480 240"';
const turned = (turns: readonly number[], body: string) =>
  turns.map((turn) => `<g transform="rotate(${turn})">${body}</g>`).join("");
const every = (degrees: number) => Array.from({ length: 360 / degrees }, (_, index) => index * degrees);

/** Wheat around a slice of pizza, between two lines: a sign over a door. */
const LUIGI = `<g fill="none" stroke="#a9322a" stroke-width="6"><circle cx="120" cy="120" r="108"/><circle cx="120" cy="120" r="95" stroke-width="2.5"/></g>
<g transform="translate(120 122)">${[-1, 1].map((side) => `<g transform="scale(${side} 1)">${[0, 1, 2, 3, 4, 5].map((index) => `<ellipse transform="translate(${52 + Math.sin(index * 0.5) * 14} ${54 - index * 22}) rotate(${34 - index * 6})" rx="7" ry="15" fill="#c8923a"/>`).join("")}<path d="M30 78Q78 40 64 -66" fill="none" stroke="#c8923a" stroke-width="4"/></g>`).join("")}<path d="M0 62L-42 -38Q0 -62 42 -38Z" fill="#e9b24c"/><path d="M0 62L-35 -29Q0 -46 35 -29Z" fill="#c8341a"/><circle cx="-12" cy="-16" r="10" fill="#fff1d6"/><circle cx="13" cy="-10" r="9" fill="#fff1d6"/><circle cx="0" cy="16" r="9" fill="#fff1d6"/><path d="M-4 -2q10 -12 18 4q-14 6 -18 -4Z" fill="#2f7f2a"/></g>
<path d="M264 92H440M264 148H440" stroke="#a9322a" stroke-width="5"/><g fill="#a9322a">${[290, 321, 352, 383, 414].map((x, index) => `<path d="M${x} ${120 - (index % 2 ? 6 : 12)}l7 12 -7 12 -7 -12Z"/>`).join("")}</g>`;

/** A blossom before the sun, and the sea. */
const SAKURA = `<circle cx="120" cy="120" r="106" fill="#223a52"/><circle cx="120" cy="120" r="78" fill="#d4475f"/>
<g transform="translate(120 122)">${turned(every(72), '<path d="M0 -8C-26 -22 -30 -54 -11 -66L0 -56L11 -66C30 -54 26 -22 0 -8Z" fill="#fde3e8"/>')}${turned(every(72), '<path d="M0 -8V-34" stroke="#d4475f" stroke-width="3"/><circle cy="-37" r="4" fill="#d4475f"/>')}<circle r="9" fill="#f2b33a"/></g>
<g fill="none" stroke="#223a52" stroke-width="6" stroke-linecap="round">${[84, 120, 156].map((y) => `<path d="M264 ${y}q22 -22 44 0t44 0t44 0t44 0"/>`).join("")}</g>`;

/** A taco that rises like the sun. */
const TACO = `<g transform="translate(120 140)">${turned(
  Array.from({ length: 11 }, (_, index) => -90 + index * 18),
  '<path d="M0 -86l9 -28 -9 -14 -9 14Z" fill="#e58a1c"/>',
)}<path d="M-80 36A80 80 0 0 1 80 36Z" fill="#1f7f78"/><path d="M-66 32q8 -62 20 -48q10 -26 24 -12q10 -22 24 -4q14 -18 26 4q20 -8 20 16q14 8 18 44Z" fill="#6fae3a"/><g fill="#d8351f"><circle cx="-34" cy="-8" r="9"/><circle cx="0" cy="-22" r="9"/><circle cx="34" cy="-8" r="9"/></g><path d="M-80 48A80 66 0 0 1 80 48Q80 58 68 58H-68Q-80 58 -80 48Z" fill="#f0b83c"/></g>
<g transform="translate(352 120)">${turned(every(45), '<path d="M0 -14C-16 -30 -14 -52 0 -62C14 -52 16 -30 0 -14Z" fill="#1f5f9c"/>')}${turned(
  every(45).map((turn) => turn + 22.5),
  '<path d="M0 -44l8 -12 -8 -12 -8 12Z" fill="#e58a1c"/>',
)}<circle r="12" fill="#d8562f"/></g>`;

/** The logos of the demo restaurants as SVG, by slug. */
export const DEMO_LOGOS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ luigi: LUIGI, sakura: SAKURA, taco: TACO }).map(([slug, body]) => [
    slug,
    `<svg ${SIZE}>${body}</svg>`,
  ]),
);
