import { dim, type Easel, lit, mix, type Point, placed, wobbly } from "./easel";
import { scattered, type Topping } from "./foods";

/** One thing that is eaten by the piece, seen from above; its size is in pixels of a plate that reaches 200. */
export type Bite = (easel: Easel) => string;

const drop = (body: string) => `<g transform="translate(5 8)" fill="#1a0903" fill-opacity=".42">${body}</g>`;

/** A filled dumpling with pleats; browned ones have a darker back. */
export function dumpling(color: string, browned = false): Bite {
  return (easel) => {
    const body = "M-58 18C-52 -34 52 -34 58 18C40 34 -40 34 -58 18Z";
    const pleats = [-38, -22, -6, 10, 26, 40]
      .map(
        (x) =>
          `<path d="M${x} 22Q${x - 4} 4 ${x + 6} -8" stroke="${dim(color, 0.3)}" stroke-width="3" fill="none"/>`,
      )
      .join("");
    const back = browned
      ? `<path d="M-48 8C-40 -26 40 -26 48 8Q0 -12 -48 8Z" fill="#a55a1c" fill-opacity=".75"/>`
      : "";
    return `${drop(`<path d="${body}"/>`)}<path d="${body}" fill="${easel.round(color)}"/>${back}${pleats}<path d="M-34 -12Q-6 -26 26 -16" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round" fill="none"/>`;
  };
}

/** A small pillow of pasta with a cut edge. */
export const plin: Bite = (easel) => {
  const edge =
    "M-34 -20l6 4 6 -5 7 5 7 -5 7 5 7 -5 7 5 7 -5 6 5 6 -4V20l-6 4-6-4-7 5-7-5-7 5-7-5-7 5-7-5-6 5-6-5Z";
  return `${drop(`<path d="${edge}"/>`)}<path d="${edge}" fill="#e9c67c"/><ellipse rx="21" ry="15" fill="${easel.round("#f3d793")}"/><path d="M-12 -7Q0 -13 10 -8" stroke="#fff6dc" stroke-width="4" stroke-linecap="round" fill="none"/>`;
};

/** Something in a crisp coat: croquettes, tempura, cutlets. */
export function crisp(color: string, [wide, tall]: Point, tail = ""): Bite {
  return (easel) => {
    const body = `<ellipse rx="${wide}" ry="${tall}"/>`;
    const coat = scattered(
      easel,
      { shape: "crumb", color: lit(color, 0.35), count: 70, size: 8, within: 1 },
      1,
    );
    const crumbs = Array.from({ length: 60 }, () => {
      const [angle, far] = [easel.dice() * 6.283, Math.sqrt(easel.dice())];
      return `<path d="${wobbly(easel, [Math.cos(angle) * wide * far, Math.sin(angle) * tall * far], easel.between(2, 7), 0.4)}" fill="${easel.dice() < 0.45 ? lit(color, 0.42) : dim(color, easel.between(0.02, 0.3))}"/>`;
    }).join("");
    const end = tail ? `<path d="M${wide - 6} 0l30 -20 -5 19 12 16 -35 -4Z" fill="${tail}"/>` : "";
    return `${drop(body)}${end}<ellipse rx="${wide}" ry="${tall}" fill="${easel.round(color)}"/>${coat}${crumbs}`;
  };
}

/** A roasted leg of chicken. */
export function drumstick(color: string): Bite {
  return (easel) => {
    const bone =
      '<path d="M40 0H104" stroke="#f3e5c8" stroke-width="15" stroke-linecap="round"/><circle cx="104" cy="-8" r="10" fill="#f7ecd4"/><circle cx="104" cy="8" r="10" fill="#eddcb8"/>';
    const meat = wobbly(easel, [-6, 0], 56, 0.1);
    return `${drop(`<path d="${meat}"/>`)}${bone}<path d="M20 -34Q62 -16 66 0Q62 16 20 34Z" fill="${dim(color, 0.15)}"/><path d="${meat}" fill="${easel.round(color)}"/><path d="M-40 -20Q-18 -46 14 -34" stroke="${lit(color, 0.75)}" stroke-opacity=".75" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M-30 22Q0 40 22 22" stroke="${dim(color, 0.5)}" stroke-opacity=".6" stroke-width="7" stroke-linecap="round" fill="none"/>`;
  };
}

/** Fish, egg or shellfish on rice. */
export function nigiri(top: string, line: string, strap = false): Bite {
  return (easel) => {
    const grains = Array.from({ length: 34 }, () =>
      placed(
        `<ellipse rx="7" ry="3.6" fill="${easel.dice() < 0.5 ? "#fffdf4" : "#e9e1cf"}"/>`,
        [easel.between(-36, 36), easel.between(-76, 76)],
        { turn: easel.dice() * 180 },
      ),
    ).join("");
    const fish = '<path d="M-37 -70Q-30 -86 0 -86T37 -70L40 66Q30 88 0 86T-40 66Z"/>';
    const lines = [-58, -34, -10, 14, 38, 60]
      .map(
        (y) =>
          `<path d="M-38 ${y + 10}Q0 ${y - 16} 39 ${y + 6}" stroke="${line}" stroke-width="5.5" fill="none" stroke-opacity=".85"/>`,
      )
      .join("");
    const nori = strap
      ? '<rect x="-43" y="-12" width="86" height="25" rx="3" fill="#16241c"/><path d="M-40 -8H40" stroke="#3d5a48" stroke-width="2"/>'
      : "";
    return `${drop('<rect x="-44" y="-88" width="88" height="178" rx="34"/>')}<rect x="-42" y="-86" width="84" height="172" rx="32" fill="#f3ecdc"/>${grains}<g fill="${easel.round(top)}">${fish}</g>${lines}<path d="M-26 -58Q-20 -72 8 -74" stroke="#fff" stroke-opacity=".65" stroke-width="7" stroke-linecap="round" fill="none"/>${nori}`;
  };
}

/** One piece of a roll, cut side up; `over` lies on it. */
export function maki(fillings: readonly string[], outside: "nori" | "rice", over?: string): Bite {
  return (easel) => {
    const grains = (least: number, most: number, count: number) =>
      Array.from({ length: count }, () => {
        const [angle, far] = [easel.dice() * 6.283, easel.between(least, most)];
        return placed(
          `<ellipse rx="5.2" ry="2.9" fill="${easel.dice() < 0.6 ? "#fffdf4" : "#e4dbc7"}"/>`,
          [Math.cos(angle) * far, Math.sin(angle) * far],
          { turn: easel.dice() * 180 },
        );
      }).join("");
    const core = fillings
      .map((color, index) => {
        const angle = (index / fillings.length) * 6.283 + 0.6;
        const far = fillings.length === 1 ? 0 : 9.5;
        return `<path d="${wobbly(easel, [Math.cos(angle) * far, Math.sin(angle) * far], fillings.length === 1 ? 17 : 11.5, 0.16)}" fill="${easel.round(color)}"/>`;
      })
      .join("");
    const wrap =
      outside === "nori"
        ? `<circle r="46" fill="#14211a"/><circle r="42" fill="#f1eadb"/>${grains(20, 39, 60)}`
        : `<circle r="47" fill="#efe7d6"/>${grains(30, 46, 64)}<circle r="26" fill="#14211a"/><circle r="23.5" fill="#f1eadb"/>${grains(12, 22, 24)}`;
    const lid = over
      ? `<path d="M-42 -24Q0 -58 42 -24Q48 -4 40 6Q0 -26 -40 6Q-48 -4 -42 -24Z" fill="${easel.round(over)}"/><path d="M-26 -28Q0 -44 24 -32" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round" fill="none"/>`
      : "";
    return `${drop('<circle r="46"/>')}${wrap}${core}${lid}`;
  };
}

/** A warm tortilla, open, with its filling; lime is beside it. */
export function taco(tortilla: string, fillings: readonly Topping[]): Bite {
  return (easel) => {
    const edge = wobbly(easel, [0, 0], 88, 0.035);
    const spots = Array.from({ length: 24 }, () => {
      const [angle, far] = [easel.dice() * 6.283, easel.between(36, 84)];
      return `<path d="${wobbly(easel, [Math.cos(angle) * far, Math.sin(angle) * far], easel.between(2, 8), 0.4)}" fill="#7a3f14" fill-opacity="${easel.between(0.25, 0.7)}"/>`;
    }).join("");
    const filling = fillings.map((topping) => scattered(easel, topping, 60)).join("");
    return `${drop(`<path d="${edge}"/>`)}<path d="${edge}" fill="${dim(tortilla, 0.22)}"/><path d="${wobbly(easel, [-1, -2], 84, 0.03)}" fill="${easel.round(tortilla)}"/>${spots}<ellipse cx="2" cy="3" rx="64" ry="60" fill="#2a0f05" fill-opacity=".22"/>${filling}`;
  };
}

/** Half of a burrito, cut across, its filling showing. */
export function burritoHalf(fillings: readonly Topping[]): Bite {
  return (easel) => {
    const body = "M-52 -70Q-58 -84 0 -86T52 -70V86Q46 104 0 104T-52 86Z";
    const marks = [-30, 4, 38, 70]
      .map(
        (y) =>
          `<path d="M-50 ${y + 20}Q0 ${y} 50 ${y - 2}" stroke="#8a4d1c" stroke-opacity=".5" stroke-width="11" fill="none"/>`,
      )
      .join("");
    const inside = fillings.map((topping) => scattered(easel, topping, 40)).join("");
    return `${drop(`<path d="${body}"/>`)}<path d="${body}" fill="${easel.round("#ecd0a0")}"/>${marks}<ellipse cy="-70" rx="53" ry="42" fill="#d9b27a"/><ellipse cy="-70" rx="46" ry="36" fill="#5a3018"/><g transform="translate(0 -70) scale(1 .8)">${inside}</g>`;
  };
}

/** A wedge of something folded and toasted. */
export function wedge(color: string, filling: string): Bite {
  return (easel) => {
    const body = "M-64 46Q0 78 64 46L8 -74Q0 -82 -8 -74Z";
    const spots = Array.from(
      { length: 12 },
      () =>
        `<path d="${wobbly(easel, [easel.between(-30, 30), easel.between(-20, 46)], easel.between(4, 12), 0.4)}" fill="#8a4a16" fill-opacity="${easel.between(0.3, 0.65)}"/>`,
    ).join("");
    return `${drop(`<path d="${body}"/>`)}<path d="${body}" transform="translate(3 9)" fill="${filling}"/><path d="${body}" fill="${easel.round(color)}"/>${spots}`;
  };
}

/** A ball of ice cream or dough. */
export function scoop(color: string, size = 62): Bite {
  return (easel) =>
    `${drop(`<circle r="${size}"/>`)}<path d="${wobbly(easel, [0, 0], size, 0.05)}" fill="${easel.round(color)}"/><path d="M${-size * 0.6} ${-size * 0.3}Q${-size * 0.1} ${-size * 0.8} ${size * 0.5} ${-size * 0.4}" stroke="${lit(color, 0.75)}" stroke-width="${size * 0.12}" stroke-linecap="round" fill="none" stroke-opacity=".8"/><path d="M${-size * 0.5} ${size * 0.25}Q0 ${size * 0.5} ${size * 0.6} ${size * 0.15}" stroke="${dim(color, 0.2)}" stroke-width="${size * 0.08}" stroke-linecap="round" fill="none"/>`;
}

/** A slice of toasted bread with something on it. */
export function toast(crumb: string, over: readonly Topping[]): Bite {
  return (easel) => {
    const body = wobbly(easel, [0, 0], 66, 0.06);
    return `<g transform="scale(1.22 .86)">${drop(`<path d="${body}"/>`)}<path d="${body}" fill="#a8652a"/><path d="${wobbly(easel, [-1, -2], 59, 0.06)}" fill="${mix(crumb, "#f3d59b", 0.3)}"/>${over.map((topping) => scattered(easel, topping, 50)).join("")}</g>`;
  };
}

/** A square or round piece of cake from above, with what is on it. */
export function slab(
  side: string,
  top: string,
  over: readonly Topping[],
  [wide, tall]: Point = [104, 84],
): Bite {
  return (easel) => {
    const rect = (grow: number) =>
      `<rect x="${-wide - grow}" y="${-tall - grow}" width="${(wide + grow) * 2}" height="${(tall + grow) * 2}" rx="14"/>`;
    return `<g transform="translate(7 11)" fill="#1a0903" fill-opacity=".42">${rect(2)}</g><g fill="${dim(side, 0.15)}" transform="translate(0 15)">${rect(0)}</g><g fill="${side}" transform="translate(0 7)">${rect(0)}</g><g fill="${easel.round(top)}">${rect(-1)}</g>${over.map((topping) => scattered(easel, topping, Math.min(wide, tall) * 1.12)).join("")}`;
  };
}
