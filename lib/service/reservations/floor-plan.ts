export const TABLE_SHAPES = ["square", "round"] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];

/** The plan of an area in steps: half the side of a table for two. */
export const PLAN_COLUMNS = 24;
export const PLAN_ROWS = 48;
/** An area is drawn with at least so many rows. */
const LEAST_ROWS = 4;
/** What is kept free between tables that nobody has put anywhere. */
const GAP = 2;

export type PlanTable = {
  id: string;
  seats: number;
  shape: TableShape;
  planX: number | null;
  planY: number | null;
};

/** Where a table stands and how large it is drawn, in steps. */
export type PlanPlace = { x: number; y: number; width: number; height: number };

/** How large a table is drawn: round ones grow in both directions, square ones to the side. */
export function planSize({
  seats,
  shape,
}: Pick<PlanTable, "seats" | "shape">): Pick<PlanPlace, "width" | "height"> {
  if (shape === "round") {
    const side = seats <= 4 ? 2 : seats <= 8 ? 3 : 4;
    return { width: side, height: side };
  }
  return { width: Math.min(8, Math.max(2, Math.ceil(seats / 2))), height: 2 };
}

/** The nearest place at which a table lies within the plan. */
export function withinPlan(
  table: Pick<PlanTable, "seats" | "shape">,
  { x, y }: { x: number; y: number },
): { x: number; y: number } {
  const { width, height } = planSize(table);
  const inside = (at: number, most: number) => Math.min(most, Math.max(0, Math.round(at)));
  return { x: inside(x, PLAN_COLUMNS - width), y: inside(y, PLAN_ROWS - height) };
}

function touches(a: PlanPlace, b: PlanPlace): boolean {
  return (
    a.x < b.x + b.width + GAP &&
    b.x < a.x + a.width + GAP &&
    a.y < b.y + b.height + GAP &&
    b.y < a.y + a.height + GAP
  );
}

/**
 * The tables of one area on its plan, and its rows. Tables stay where they were put; the others get what room
 * is left, row by row in their order, so that a plan nobody has drawn can be used as well.
 */
export function layOutPlan<T extends PlanTable>(
  tables: readonly T[],
): { places: { table: T; place: PlanPlace }[]; rows: number } {
  const placed = new Map<T, PlanPlace>();
  for (const table of tables) {
    if (table.planX === null || table.planY === null) continue;
    placed.set(table, { ...withinPlan(table, { x: table.planX, y: table.planY }), ...planSize(table) });
  }
  for (const table of tables)
    if (!placed.has(table)) placed.set(table, freePlace(table, [...placed.values()]));
  const places = tables.flatMap((table) => {
    const place = placed.get(table);
    return place ? [{ table, place }] : [];
  });
  const lowest = Math.max(0, ...places.map(({ place }) => place.y + place.height + 1));
  return { places, rows: Math.max(LEAST_ROWS, lowest) };
}

function freePlace(table: PlanTable, taken: readonly PlanPlace[]): PlanPlace {
  const size = planSize(table);
  for (let y = 1; ; y += 1) {
    for (let x = 1; x + size.width <= PLAN_COLUMNS - 1; x += 1) {
      const place = { x, y, ...size };
      if (!taken.some((other) => touches(place, other))) return place;
    }
  }
}
