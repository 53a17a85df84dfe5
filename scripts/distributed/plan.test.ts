import { describe, expect, it } from "vitest";
import { followingTrigger, planDistribution, withTenant } from "./plan.mjs";

const table = (name: string, ofTenants: boolean, kind: "distributed" | "reference" | null = null) => ({
  name,
  ofTenants,
  kind,
});
const key = (from: string, to: string, definition = "FOREIGN KEY (a) REFERENCES b(a)") => ({
  name: `${from}_${to}_fkey`,
  from,
  to,
  definition,
  columns: [{ from: "a", to: "a", fixed: true }],
});
const index = (name: string, of: string) => ({
  table: of,
  name,
  definition: `CREATE UNIQUE INDEX ${name} ON public.${of} USING btree (code)`,
  constraint: null,
  primary: false,
});

describe("the plan of a distribution", () => {
  it("divides tables with a tenant, copies what they name, and leaves the rest where it is", () => {
    const plan = planDistribution({
      tables: [
        table("agent", false),
        table("orders", true),
        table("person", false),
        table("session", false),
        table("tenant", false),
      ],
      keys: [
        key("orders", "tenant"),
        key("orders", "agent"),
        key("agent", "person"),
        key("session", "person"),
      ],
      indexes: [],
    });
    expect(plan.distributed).toEqual(["orders"]);
    expect(plan.reference).toEqual(["agent", "person", "tenant"]);
    expect(plan.local).toEqual(["session"]);
    expect(plan.lost).toEqual([]);
  });

  it("keeps foreign keys without ON UPDATE CASCADE", () => {
    const definition = "FOREIGN KEY (t) REFERENCES tenant(id) ON UPDATE CASCADE ON DELETE RESTRICT";
    const { keys } = planDistribution({
      tables: [table("orders", true), table("tenant", false)],
      keys: [key("orders", "tenant", definition)],
      indexes: [],
    });
    expect(keys.map((kept) => kept.definition)).toEqual([
      "FOREIGN KEY (t) REFERENCES tenant(id) ON DELETE RESTRICT",
    ]);
  });

  it("says which foreign keys a cluster cannot keep", () => {
    const { keys, lost } = planDistribution({
      tables: [table("tax_class", true), table("tenant", false)],
      keys: [key("tax_class", "tenant"), key("tenant", "tax_class")],
      indexes: [],
    });
    expect(keys.map((kept) => kept.key.from)).toEqual(["tax_class"]);
    expect(lost.map((each) => each.key.from)).toEqual(["tenant"]);
  });

  it("leaves what is divided already as it is", () => {
    const { distributed, reference, keys, indexes } = planDistribution({
      tables: [
        table("bill", true),
        table("orders", true, "distributed"),
        table("tenant", false, "reference"),
      ],
      keys: [key("orders", "tenant"), key("bill", "tenant")],
      indexes: [index("bill_code", "bill"), index("orders_code", "orders")],
    });
    expect([distributed, reference]).toEqual([["bill"], []]);
    expect(keys.map((kept) => kept.key.from)).toEqual(["bill"]);
    expect(indexes.map(({ name }) => name)).toEqual(["bill_code"]);
  });
});

describe("a unique index with its tenant", () => {
  it("has it as the last column, also before a condition and after an expression", () => {
    expect(
      withTenant(
        "CREATE UNIQUE INDEX i ON public.t USING btree (lower(code), (a + 1)) WHERE (code IS NOT NULL)",
      ),
    ).toBe(
      "CREATE UNIQUE INDEX i ON public.t USING btree (lower(code), (a + 1), tenant_id) WHERE (code IS NOT NULL)",
    );
  });
});

describe("a foreign key with columns that change", () => {
  const columns = [
    { from: "tenant_id", to: "tenant_id", fixed: true },
    { from: "starts", to: "starts_at", fixed: false },
  ];
  const definition =
    "FOREIGN KEY (tenant_id, starts) REFERENCES visit(tenant_id, starts_at) ON UPDATE CASCADE";

  it("is followed by a trigger, which leaves the tenant alone", () => {
    const trigger = followingTrigger({ ...key("seat", "visit", definition), columns }).join("\n");
    expect(trigger).toContain('UPDATE "seat" SET "starts" = NEW."starts_at"\n');
    expect(trigger).toContain('WHERE "tenant_id" = OLD."tenant_id" AND "starts" = OLD."starts_at"');
    expect(trigger).toContain('AFTER UPDATE OF "starts_at" ON "visit"');
  });

  it("needs none where nothing changes, or where changes are refused", () => {
    expect(followingTrigger(key("seat", "visit", definition))).toEqual([]);
    expect(
      followingTrigger({ ...key("seat", "visit", definition.replace(" ON UPDATE CASCADE", "")), columns }),
    ).toEqual([]);
  });
});
