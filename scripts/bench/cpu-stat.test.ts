import { expect, it } from "vitest";
import { readStat, ticksOfTree } from "./cpu-stat.mjs";

const stat = (pid: number, parent: number, times: string) =>
  `${pid} (a (b) c) S ${parent} 1 1 0 -1 4194560 1 2 3 4 ${times} 20 0 8 0 100 1 1`;

it("reads the time of threads and ended children, whatever a process is called", () => {
  expect(readStat(stat(42, 7, "10 20 300 4000"))).toEqual({ pid: 42, parent: 7, ticks: 4330 });
});

it("counts children of children, wherever they are listed, and nobody else", () => {
  const all = [
    { pid: 4, parent: 3, ticks: 1000 },
    { pid: 3, parent: 2, ticks: 100 },
    { pid: 2, parent: 1, ticks: 10 },
    { pid: 9, parent: 1, ticks: 1 },
  ];
  expect(ticksOfTree(all, 2)).toBe(1110);
});
