import { median } from "./median.mjs";

/**
 * What became of a figure from one version to the next: the median of the turns' ratios, and the outermost of them.
 *
 * @param {readonly { before: number, after: number }[]} turns
 */
export function ratioOf(turns) {
  const ratios = turns.map(({ before, after }) => after / before);
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

/** As it is printed: 1.04 × (0.98 to 1.09), or that the spread hides whether there is a difference. */
export function ratioText(/** @type {readonly { before: number, after: number }[]} */ turns) {
  const { median: middle, least, most } = ratioOf(turns);
  const text = `${middle.toFixed(2)} × (${least.toFixed(2)} to ${most.toFixed(2)})`;
  return least <= 1 && most >= 1 ? `${text}, no difference beyond the spread` : text;
}
