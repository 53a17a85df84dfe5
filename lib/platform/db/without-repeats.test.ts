import { expect, it } from "vitest";
import { withoutRepeats } from "./without-repeats";

const query = (sql: string, args: unknown[]) => ({
  sql,
  args,
  argTypes: args.map((_, n) => `type ${n + 1}`),
});
const ITEMS = 'SELECT "public"."order_item"."position" FROM "public"."order_item" WHERE';

it("names a restaurant once for all orders of a list", () => {
  const asked = query(`${ITEMS} ("tenant_id" IN ($1,$2,$3) AND "order_id" IN ($4,$5,$6)) LIMIT $7`, [
    ...["t1", "t1", "t1", "o1", "o2", "o3"],
    10,
  ]);
  expect(withoutRepeats(asked)).toEqual({
    sql: `${ITEMS} ("tenant_id" IN ($1) AND "order_id" IN ($2,$3,$4)) LIMIT $5`,
    args: ["t1", "o1", "o2", "o3", 10],
    argTypes: ["type 1", "type 4", "type 5", "type 6", "type 7"],
  });
});

it("keeps values apart that only look alike, and a placeholder that stands twice", () => {
  const asked = query(`${ITEMS} "n" IN ($1,$2,$3) AND ("a" = $4 OR "b" = $4)`, [1, "1", 1, "x"]);
  expect(withoutRepeats(asked)).toMatchObject({
    sql: `${ITEMS} "n" IN ($1,$2) AND ("a" = $3 OR "b" = $4)`,
    args: [1, "1", "x", "x"],
  });
});

it("leaves alone what repeats nothing, and what Prisma did not write", () => {
  const plain = query(`${ITEMS} "id" IN ($1,$2)`, ["a", "b"]);
  expect(withoutRepeats(plain)).toBe(plain);
  const raw = query("SELECT '$1' FROM t WHERE id IN ($1,$2)", ["a", "a"]);
  expect(withoutRepeats(raw)).toBe(raw);
});
