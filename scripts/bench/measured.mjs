import { cpuOfOne } from "./cpu-meter.mjs";

/**
 * Figures of a load with the processor time that one answer costs, including the work that goes on after it.
 *
 * @template {{ answered: number }} F
 * @param {{ rest: () => Promise<void>, meter: import("./cpu-meter.mjs").CpuMeter }} by
 * @param {() => Promise<F>} load
 * @returns {Promise<F & { cpu: import("./cpu-meter.mjs").Cpu | null }>}
 */
export async function measured({ rest, meter }, load) {
  await rest();
  const before = await meter();
  const figures = await load();
  await rest();
  const after = await meter();
  return { ...figures, cpu: cpuOfOne(before, after, figures.answered) };
}
