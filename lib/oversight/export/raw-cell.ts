import { csvCell } from "./csv";

/** PostgreSQL's numbers of its types. */
const NUMBERS = [20, 21, 23, 700, 701, 1700];
const [BOOLEAN, JSON_TEXT, JSON_BINARY, INSTANT] = [16, 114, 3802, 1184];

type Cell = (text: string) => string;

const asItIs: Cell = (text) => text;
const truth: Cell = (text) => (text === "t" ? "true" : "false");

/** `2026-11-18 11:00:00.5+00` as `2026-11-18T11:00:00.500Z`: sessions keep UTC. */
const instant: Cell = (text) => {
  const seconds = text.slice(11, 19);
  const fraction = text.charAt(19) === "." ? text.slice(20, text.lastIndexOf("+")) : "";
  return `${text.slice(0, 10)}T${seconds}.${fraction.padEnd(3, "0")}Z`;
};

/** What is nested needs its quotes doubled and no more; a single value is written like one of a column. */
const nested: Cell = (text) =>
  text.startsWith("{") || text.startsWith("[")
    ? `"${text.replaceAll('"', '""')}"`
    : csvCell(JSON.parse(text));

const CELLS = new Map<number, Cell>([
  ...NUMBERS.map((type): [number, Cell] => [type, asItIs]),
  [BOOLEAN, truth],
  [JSON_TEXT, nested],
  [JSON_BINARY, nested],
  [INSTANT, instant],
]);

/** Whether a column of the type is written from PostgreSQL's own text: nothing is parsed only to be written again. */
export const isWrittenRaw = (type: number) => CELLS.has(type);

/** The cell of a column of a type: of PostgreSQL's text where it is written raw, of its value otherwise. */
export function cellOf(type: number): (value: unknown) => string {
  const raw = CELLS.get(type);
  return (value) => (value === null ? "" : raw ? raw(value as string) : csvCell(value));
}
