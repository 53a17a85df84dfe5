import { shadow } from "./crockery";
import type { Food } from "./dishes";
import { dim, lit } from "./easel";
import { scattered, type Topping } from "./foods";

const cast = (reach: number) => `<g transform="translate(22 28)">${shadow(reach * 1.05, 0.75)}</g>`;

/** A glass from above: its rim, what is in it, and what floats on top. */
export function glass(
  color: string,
  over: readonly Topping[],
  { reach = 118, ice = 0, foam = "" } = {},
): Food {
  return (easel) => {
    const cubes = Array.from({ length: ice }, (_, index) => {
      const [turn, far] = [(index / ice) * 360 + easel.between(-20, 20), reach * easel.between(0.3, 0.46)];
      return `<g transform="rotate(${turn}) translate(${far} 0) rotate(${easel.between(0, 90)})"><rect x="-27" y="-27" width="54" height="54" rx="11" fill="#fff" fill-opacity=".34" stroke="#fff" stroke-opacity=".7" stroke-width="2.5"/><path d="M-14 -14L10 -18" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/></g>`;
    }).join("");
    const head = foam
      ? `<circle r="${reach * 0.84}" fill="${easel.round(foam)}"/>${scattered(easel, { shape: "crumb", color: lit(foam, 0.8), count: 90, size: 7 }, reach * 0.78)}`
      : "";
    const top = over.map((topping) => scattered(easel, topping, reach * 0.66)).join("");
    return `${cast(reach)}<circle r="${reach}" fill="#fff" fill-opacity=".34"/><circle r="${reach * 0.9}" fill="${dim(color, 0.35)}"/><circle r="${reach * 0.86}" fill="${easel.round(color)}"/>${head}${cubes}${top}<circle r="${reach * 0.96}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4"/><circle r="${reach * 0.9}" fill="none" stroke="${dim(color, 0.3)}" stroke-opacity=".4" stroke-width="2"/><path d="M${-reach * 0.88} ${-reach * 0.36}A${reach * 0.95} ${reach * 0.95} 0 0 1 ${-reach * 0.3} ${-reach * 0.9}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-opacity=".9"/>`;
  };
}

/** Wine in a stemmed glass: a wide rim, a little wine, the foot showing through. */
export function wine(color: string, bubbles = false): Food {
  return (easel) => {
    const beads = bubbles
      ? scattered(easel, { shape: "crumb", color: "#fffbe6", count: 60, size: 5 }, 78)
      : "";
    return `${cast(126)}<circle cx="20" cy="24" r="88" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".35" stroke-width="2"/><circle r="130" fill="#fff" fill-opacity=".2"/><circle cx="6" cy="8" r="98" fill="${dim(color, 0.3)}"/><circle r="96" fill="${easel.round(color)}"/><path d="M-62 -40A76 76 0 0 1 -8 -76" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="12" stroke-linecap="round"/>${beads}<circle r="128" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3.5"/><path d="M-114 -50A124 124 0 0 1 -40 -117" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/><path d="M96 74A122 122 0 0 1 52 110" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`;
  };
}

/** A cup with its handle, on its saucer if the ground is a plate. */
export function cup(outside: string, color: string, crema = lit(color, 0.3), reach = 92): Food {
  return (easel) =>
    `${cast(reach)}<path d="M${reach * 0.8} -14h${reach * 0.5}a16 16 0 0 1 0 30h${-reach * 0.5}" fill="none" stroke="${dim(outside, 0.2)}" stroke-width="15"/><circle r="${reach}" fill="${dim(outside, 0.3)}"/><circle cx="-1" cy="-2" r="${reach * 0.97}" fill="${outside}"/><circle r="${reach * 0.84}" fill="${dim(color, 0.4)}"/><circle r="${reach * 0.82}" fill="${easel.round(color)}"/><circle r="${reach * 0.76}" fill="none" stroke="${crema}" stroke-width="${reach * 0.12}" stroke-opacity=".7"/><path d="M${-reach * 0.4} ${reach * 0.1}Q0 ${-reach * 0.4} ${reach * 0.36} ${reach * 0.02}" fill="none" stroke="${crema}" stroke-width="${reach * 0.12}" stroke-linecap="round" stroke-opacity=".7"/><path d="M${-reach * 0.86} ${-reach * 0.3}A${reach * 0.92} ${reach * 0.92} 0 0 1 ${-reach * 0.3} ${-reach * 0.86}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/>`;
}
