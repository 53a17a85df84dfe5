/** The middle of the figures of several runs. @param {number[]} numbers */
export const median = (numbers) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
