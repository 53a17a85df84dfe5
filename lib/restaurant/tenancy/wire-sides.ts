import type { z } from "zod";

/** Who is on the wire: `input` is what a restaurant writes, `own` what it reads, `guests` what anybody reads. */
export type Side = "input" | "own" | "guests";

/** Fields with their schema on each side; what a side does not have is not there. */
export type WireFields = Record<string, Partial<Record<Side, z.ZodType>>>;

type SideOf<Fields extends WireFields, S extends Side> = {
  [Field in keyof Fields as Fields[Field] extends Record<S, z.ZodType>
    ? Field
    : never]: Fields[Field] extends Record<S, infer Schema> ? Schema : never;
};

/** The fields of one side, in their order, as the shape of an object. */
export function shapeOf<Fields extends WireFields, S extends Side>(
  fields: Fields,
  side: S,
): SideOf<Fields, S> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, sides]) => (sides[side] ? [[field, sides[side]]] : [])),
  ) as SideOf<Fields, S>;
}
