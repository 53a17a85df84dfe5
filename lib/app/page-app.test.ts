import { describe, expectTypeOf, it } from "vitest";
import type { App } from "./app";
import type { PageApp } from "./page-app";

describe("the app of a page", () => {
  it("can be handed to use-cases", () => {
    expectTypeOf<PageApp>().toExtend<App>();
  });

  it("has no database", () => {
    // @ts-expect-error: nothing can be asked of it.
    const ask = (app: PageApp) => app.db.prisma;
    expectTypeOf(ask).parameter(0).toHaveProperty("shops");
  });
});
