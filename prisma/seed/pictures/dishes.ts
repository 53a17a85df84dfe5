import { shadow } from "./crockery";
import { dim, type Easel, lit, mix, type Point, placed, spread, wobbly } from "./easel";
import { noodles, piece, pool, scattered, type Topping } from "./foods";

/** Food seen from above, around 0, 0; a plate of it reaches 200. */
export type Food = (easel: Easel) => string;

const tops = (easel: Easel, toppings: readonly Topping[], reach: number) =>
  toppings.map((topping) => scattered(easel, topping, reach)).join("");

/** A pizza from a wood oven: a blistered rim, sauce, and what is on it. */
export function pizza(sauce: string, toppings: readonly Topping[]): Food {
  return (easel) => {
    const edge = wobbly(easel, [0, 0], 196, 0.045);
    const blisters = Array.from({ length: 46 }, () => {
      const [angle, far] = [easel.dice() * 6.283, easel.between(164, 192)];
      const dark = easel.dice() < 0.45;
      return `<path d="${wobbly(easel, [Math.cos(angle) * far, Math.sin(angle) * far], easel.between(4, 15), 0.4)}" fill="${dark ? "#3c1c0c" : "#a9642a"}" fill-opacity="${dark ? 0.75 : 0.55}"/>`;
    }).join("");
    const crust = `<path d="${edge}" fill="#d99a4e"/><path d="${wobbly(easel, [-4, -6], 184, 0.04)}" fill="#efc27c"/>${blisters}`;
    const middle = `<path d="${wobbly(easel, [0, 0], 160, 0.05)}" fill="${dim(sauce, 0.3)}"/><path d="${wobbly(easel, [-1, -1], 155, 0.05)}" fill="${easel.round(sauce)}"/>`;
    const oil = spread(easel, 26, 140)
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="${easel.between(2, 6)}" fill="#f7b14a" fill-opacity=".4"/>`,
      )
      .join("");
    return `${shadow(190, 0.7)}<g filter="url(#baked)">${crust}</g>${middle}${oil}${tops(easel, toppings, 142)}`;
  };
}

/** Pasta in its sauce, in a nest. */
export function pasta(color: string, toppings: readonly Topping[], wide = 7): Food {
  return (easel) =>
    `${shadow(142)}<circle r="136" fill="${dim(color, 0.4)}"/>${noodles(easel, color, 172, { wide, count: 86 })}${tops(easel, toppings, 112)}`;
}

/** A bowl or plate filled with something wet or loose, with things on it. */
export function filled(fill: string, toppings: readonly Topping[], reach = 178): Food {
  return (easel) => pool(easel, fill, reach) + tops(easel, toppings, reach * 0.92);
}

/** Noodles in broth; what is on them lies in its own places. */
export function noodleSoup(broth: string, noodle: string, toppings: readonly Topping[]): Food {
  return (easel) =>
    `${pool(easel, broth, 180)}<g transform="translate(10 12)">${noodles(easel, noodle, 138, { count: 40 })}</g>${fats(easel)}${tops(easel, toppings, 150)}`;
}

const fats = (easel: Easel) =>
  spread(easel, 30, 168)
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${easel.between(2, 7)}" fill="#ffd98a" fill-opacity=".3" stroke="#fff3c8" stroke-opacity=".4"/>`,
    )
    .join("");

/** Rice with things laid out over it like the slices of a cake. */
export function riceBowl(parts: readonly Topping[], over: readonly Topping[] = [], rice = "#fbf6e8"): Food {
  return (easel) => {
    const bed = scattered(easel, { shape: "grain", color: rice, count: 300, size: 8, within: 1 }, 176);
    const share = 360 / parts.length;
    const fans = parts
      .map((topping, index) =>
        placed(scattered(easel, { ...topping, within: 1 }, 66), [
          Math.cos(((index + 0.5) * share * Math.PI) / 180) * 92,
          Math.sin(((index + 0.5) * share * Math.PI) / 180) * 92,
        ]),
      )
      .join("");
    return `<circle r="178" fill="${dim(rice, 0.2)}"/>${bed}${fans}${tops(easel, over, 120)}`;
  };
}

/** A loose heap, such as a salad. */
export function heap(toppings: readonly Topping[], reach = 148): Food {
  return (easel) => shadow(reach * 0.94) + tops(easel, toppings, reach);
}

/** Slices of meat in a row, browned outside and tender within. */
export function carved(crust: string, inside: string, over: readonly Topping[], count = 8): Food {
  return (easel) => {
    const slices = Array.from({ length: count }, (_, index) => {
      const x = (index - (count - 1) / 2) * 32;
      const tall = 82 - Math.abs(index - (count - 1) / 2) * 7;
      return `<g transform="translate(${x} ${easel.between(-5, 5)}) rotate(${easel.between(8, 17)})"><ellipse cx="6" cy="6" rx="27" ry="${tall}" fill="#1a0903" fill-opacity=".45"/><ellipse rx="26" ry="${tall}" fill="${crust}"/><ellipse cx="-3" rx="20" ry="${tall - 9}" fill="${mix(crust, inside, 0.55)}"/><ellipse cx="-4" rx="15" ry="${tall - 17}" fill="${inside}"/><path d="M-12 ${-tall * 0.5}Q-4 0 -10 ${tall * 0.5}" stroke="${lit(inside, 0.5)}" stroke-opacity=".5" stroke-width="3" fill="none"/></g>`;
    }).join("");
    return slices + tops(easel, over, 150);
  };
}

/** Big pieces side by side: dumplings, croquettes, drumsticks, fillets. */
export function pieces(kind: (easel: Easel) => string, count: number, over: readonly Topping[] = []): Food {
  return (easel) => {
    const places: Point[] =
      count === 1
        ? [[0, 0]]
        : Array.from({ length: count }, (_, index): Point => {
            const inner = count > 6 && index === 0;
            const angle = (index / (count > 6 ? count - 1 : count)) * 6.283 + 0.5;
            const far = inner ? 0 : count < 4 ? 78 : 100;
            return [Math.cos(angle) * far, Math.sin(angle) * far * 0.92];
          });
    const drawn = places
      .map((at) => placed(kind(easel), at, { turn: count === 1 ? -18 : easel.between(-50, 50) }))
      .join("");
    return drawn + tops(easel, over, 150);
  };
}

/** Pieces in rows, as sushi is laid. */
export function rows(
  kind: (easel: Easel, index: number) => string,
  across: number,
  down: number,
  gap: Point,
): Food {
  return (easel) => {
    const drawn = Array.from({ length: across * down }, (_, index) => {
      const [column, row] = [index % across, Math.floor(index / across)];
      return placed(
        kind(easel, index),
        [
          (column - (across - 1) / 2) * gap[0] + easel.between(-3, 3),
          (row - (down - 1) / 2) * gap[1] + easel.between(-3, 3),
        ],
        { turn: easel.between(-4, 4) },
      );
    }).join("");
    return drawn;
  };
}

/** Several foods on one ground, each in its place and size. */
export function together(...parts: readonly (readonly [Food, Point, number, number?])[]): Food {
  return (easel) =>
    parts.map(([food, at, size, turn = 0]) => placed(food(easel), at, { size, turn })).join("");
}

/** A few things laid by hand. */
export function laid(
  ...things: readonly (readonly [Topping["shape"], string, number, Point, number?])[]
): Food {
  return (easel) =>
    things.map(([shape, color, size, at, turn = 0]) => piece(easel, shape, color, size, at, turn)).join("");
}
