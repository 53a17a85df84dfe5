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
  if (!before || !after || figures.answered === 0) return { ...figures, cpu: null };
  const each = (/** @type {"serverMs" | "databaseMs"} */ of) => (after[of] - before[of]) / figures.answered;
  return { ...figures, cpu: { serverMs: each("serverMs"), databaseMs: each("databaseMs") } };
}
