import { chance } from "./picture-recipe";

/** Pieces strewn over a pizza or a filled bowl. */
export interface Topping {
  shape: "disc" | "ring" | "leaf" | "blob" | "strip" | "crumb";
  color: string;
  count: number;
  /** Radius or half length in a disc of radius 100. */
  size: number;
}

function piece(topping: Topping, x: number, y: number, turn: number): string {
  const { shape, color, size } = topping;
  const at = `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})"`;
  const shade = `<ellipse cx="1.5" cy="4" rx="${size}" ry="${size * 0.8}" fill="#3a1408" opacity=".16"/>`;
  if (shape === "disc") {
    return `<g ${at}>${shade}<circle r="${size}" fill="${color}"/><circle r="${size * 0.82}" fill="#fff" opacity=".1"/><ellipse cx="${-size * 0.3}" cy="${-size * 0.35}" rx="${size * 0.4}" ry="${size * 0.25}" fill="#fff" opacity=".28"/></g>`;
  }
  if (shape === "ring") {
    return `<g ${at}><circle r="${size}" cy="2.5" fill="none" stroke="#3a1408" stroke-opacity=".16" stroke-width="${size * 0.5}"/><circle r="${size}" fill="none" stroke="${color}" stroke-width="${size * 0.5}"/></g>`;
  }
  if (shape === "leaf") {
    const path = `M${-size} 0 Q0 ${-size * 0.95} ${size} 0 Q0 ${size * 0.95} ${-size} 0Z`;
    return `<g ${at}><path d="${path}" transform="translate(1 4)" fill="#3a1408" opacity=".18"/><path d="${path}" fill="${color}"/><path d="M${-size * 0.8} 0H${size * 0.8}" stroke="#fff" stroke-opacity=".3" stroke-width="1.6"/></g>`;
  }
  if (shape === "blob") {
    const path = `M${-size} 0C${-size} ${-size * 0.9} ${-size * 0.2} ${-size * 0.7} ${size * 0.2} ${-size * 0.85}S${size * 1.1} ${-size * 0.2} ${size * 0.9} ${size * 0.3}S${size * 0.1} ${size} ${-size * 0.35} ${size * 0.75}S${-size} ${size * 0.6} ${-size} 0Z`;
    return `<g ${at}><path d="${path}" transform="translate(1 3)" fill="#3a1408" opacity=".12"/><path d="${path}" fill="${color}"/><ellipse cx="${-size * 0.2}" cy="${-size * 0.3}" rx="${size * 0.45}" ry="${size * 0.25}" fill="#fff" opacity=".4"/></g>`;
  }
  if (shape === "strip") {
    return `<g ${at}><path d="M${-size} 3q${size * 0.5} ${-size * 0.6} ${size} 0t${size} 0" fill="none" stroke="#3a1408" stroke-opacity=".18" stroke-width="${size * 0.36}" stroke-linecap="round"/><path d="M${-size} 0q${size * 0.5} ${-size * 0.6} ${size} 0t${size} 0" fill="none" stroke="${color}" stroke-width="${size * 0.36}" stroke-linecap="round"/></g>`;
  }
  return `<g ${at}><rect x="${-size}" y="${-size * 0.7}" width="${size * 2}" height="${size * 1.4}" rx="${size * 0.5}" fill="${color}"/></g>`;
}

/** Toppings spread evenly over a disc of the given radius (sunflower order, jittered by the seed). */
export function strewn(toppings: readonly Topping[], radius: number, seed: string): string {
  const unit = radius / 100;
  const pieces: string[] = [];
  for (const [layer, topping] of toppings.entries()) {
    for (let index = 0; index < topping.count; index += 1) {
      const noise = (name: string) => chance(`${seed}/${layer}/${index}/${name}`);
      const distance = radius * 0.86 * Math.sqrt((index + 0.35 + 0.3 * noise("r")) / topping.count);
      const angle = index * 2.39996 + layer * 1.3 + (noise("a") - 0.5) * 0.5;
      const scaled = { ...topping, size: topping.size * unit };
      pieces.push(piece(scaled, Math.cos(angle) * distance, Math.sin(angle) * distance, noise("t") * 360));
    }
  }
  return pieces.join("");
}
