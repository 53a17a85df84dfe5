import { type Easel, placed } from "./easel";
import { piece, type Shape } from "./foods";

/** Something that lies beside the food, around 0, 0. */
export type Prop = (easel: Easel) => string;

const some =
  (shape: Shape, color: string, size: number, count: number): Prop =>
  (easel) =>
    Array.from({ length: count }, (_, index) =>
      piece(
        easel,
        shape,
        color,
        size,
        [
          Math.cos(index * 2.3) * size * (count > 1 ? 1.05 : 0),
          Math.sin(index * 2.3) * size * (count > 1 ? 1.05 : 0),
        ],
        easel.dice() * 360,
      ),
    ).join("");

const stick = (x: number) =>
  `<path d="M${x} -330L${x + 9} 330" stroke="#1a0903" stroke-opacity=".3" stroke-width="12" transform="translate(9 8)"/><path d="M${x} -330L${x + 9} 330" stroke="#3a1a12" stroke-width="11" stroke-linecap="round"/><path d="M${x - 2} -330L${x + 7} 330" stroke="#8f4a35" stroke-width="3"/>`;

/** What the pictures have at their edges, by name. */
export const PROPS = {
  basil: some("leaf", "#3f8f34", 34, 3),
  tomatoes: some("disc", "#d5341c", 30, 3),
  garlic: some("disc", "#f3e9dc", 26, 2),
  lemon: some("citrus", "#f4c430", 40, 1),
  lime: some("citrus", "#7ab53a", 36, 2),
  orange: some("citrus", "#f08a24", 44, 1),
  olives: some("disc", "#4a4a22", 17, 4),
  chilli: some("strip", "#cf2418", 46, 2),
  coriander: some("sprig", "#4f9a3a", 34, 2),
  rosemary: some("sprig", "#55713f", 38, 2),
  walnuts: some("curl", "#9a6a3a", 24, 3),
  berries: some("disc", "#a81f3c", 17, 4),
  beans: some("disc", "#3f2315", 13, 6),
  peppercorns: some("disc", "#2c211c", 5, 9),
  blossom: (easel) =>
    [0, 1, 2]
      .map((index) =>
        placed(
          `${[0, 72, 144, 216, 288].map((turn) => `<ellipse transform="rotate(${turn})" cx="15" rx="13" ry="10" fill="#f6bccb"/>`).join("")}<circle r="6" fill="#d4577a"/>`,
          [index * 34 - 30, (index % 2) * 30 - 10],
          { turn: easel.dice() * 90, size: 0.8 + easel.dice() * 0.4 },
        ),
      )
      .join(""),
  chopsticks: () => `<g transform="rotate(18)">${stick(0)}${stick(26)}</g>`,
  fork: () =>
    '<g transform="rotate(12)"><g transform="translate(9 8)" stroke="#1a0903" stroke-opacity=".3" stroke-width="13"><path d="M0 -60V300"/></g><g stroke="#c9c4bb" stroke-linecap="round" fill="none"><path d="M0 -20V300" stroke-width="13"/><path d="M-18 -120V-52Q-18 -20 0 -20T18 -52V-120M-6 -120V-50M6 -120V-50" stroke-width="6"/></g><path d="M-3 0V290" stroke="#fff" stroke-opacity=".8" stroke-width="3"/></g>',
  soy: () =>
    '<circle cx="6" cy="8" r="66" fill="url(#cast)" fill-opacity=".7"/><circle r="56" fill="#e8e2d6"/><circle r="47" fill="#24100a"/><path d="M-34 -14A36 36 0 0 1 -6 -36" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round" fill="none"/>',
  ginger: some("curl", "#f4b7a8", 24, 4),
  wasabi: some("chunk", "#8fb84c", 24, 1),
  cloth: () =>
    '<g transform="rotate(-24)"><rect x="-130" y="-90" width="260" height="180" rx="6" fill="#e9dcc6"/><path d="M-130 -66H130M-130 -56H130M-130 66H130" stroke="#a9472f" stroke-width="5"/><path d="M-130 -30H130M-130 0H130M-130 30H130M-90 -90V90M-40 -90V90M10 -90V90M60 -90V90" stroke="#b79f7c" stroke-opacity=".3" stroke-width="2"/></g>',
  salsa: (easel) =>
    `<circle cx="6" cy="8" r="70" fill="url(#cast)" fill-opacity=".7"/><circle r="60" fill="#6d3a20"/><circle r="50" fill="${easel.round("#c9321f")}"/>${piece(easel, "crumb", "#f3e0c8", 9, [8, 6])}${piece(easel, "leaf", "#4f9a3a", 13, [-12, -8])}`,
} as const satisfies Record<string, Prop>;
export type PropName = keyof typeof PROPS;
