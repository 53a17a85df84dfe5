import { expect } from "vitest";
import { columnOf } from "@/lib/platform/db/column-of";
import { app, appTest as test } from "@/lib/testing/fixtures";
import { NEW_ORDER_FIELDS } from "./placement-store";

test("the database's function writes every field of an order that it is given, and each into its column", async () => {
  const { rows } = await app.db.pool.query("SELECT prosrc FROM pg_proc WHERE proname = 'place_order_rows'");
  const [, columns = "", values = ""] =
    /INSERT INTO orders \(([^)]*)\)\s*VALUES \(([^)]*)\)/.exec(rows[0].prosrc) ?? [];
  const list = (text: string) => text.split(",").map((part) => part.trim());
  const fields = NEW_ORDER_FIELDS.map(columnOf);
  expect(list(columns)).toEqual(["tenant_id", "id", "number", ...fields]);
  expect(list(values)).toEqual([
    "of_tenant",
    "its_id",
    "placed_number",
    ...fields.map((column) => `o.${column}`),
  ]);
});
