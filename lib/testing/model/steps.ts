import fc from "fast-check";
import { checkInvariants } from "./invariants";
import {
  end,
  isOver,
  type ModelBill,
  type ModelOrder,
  type ShopModel,
  type ShopUnderTest,
} from "./shop-under-test";

export type ShopCommand = fc.AsyncCommand<ShopModel, ShopUnderTest>;

/** A step that is named in counterexamples, and after which everything must still be true. */
export function step(
  name: string,
  run: (model: ShopModel, real: ShopUnderTest) => Promise<unknown>,
  check: (model: Readonly<ShopModel>) => boolean = () => true,
): ShopCommand {
  return {
    check,
    async run(model, real) {
      await run(model, real);
      await followSystem(model, real);
      await checkInvariants(model, real);
    },
    toString: () => name,
  };
}

type Run<T> = (chosen: T, real: ShopUnderTest, model: ShopModel) => Promise<unknown>;

function withOneOf<T>(
  listOf: (model: Readonly<ShopModel>) => readonly T[],
  { name, pick, run }: { name: string; pick: number; run: Run<T> },
): ShopCommand {
  return step(
    `${name} #${pick}`,
    (model, real) => {
      const list = listOf(model);
      return run(list[list.length - 1 - (pick % list.length)] as T, real, model);
    },
    (model) => listOf(model).length > 0,
  );
}

/** A step with one of the orders, counted from the newest, where there is any. */
export const withOrder = (name: string, pick: number, run: Run<ModelOrder>): ShopCommand =>
  withOneOf(({ orders }) => orders, { name, pick, run });

/** A step with one of the bills, counted from the newest, where there is any. */
export const withBill = (name: string, pick: number, run: Run<ModelBill>): ShopCommand =>
  withOneOf(({ bills }) => bills, { name, pick, run });

/** Unpaid online orders are ended by the system alone, at a time of its own: only that is taken over from it. */
export async function followSystem(
  model: ShopModel,
  { app, shop: { tenantId } }: ShopUnderTest,
): Promise<void> {
  for (const order of model.orders.filter((candidate) => candidate.online && !isOver(candidate))) {
    const row = await app.db.prisma.order.findUniqueOrThrow({
      where: { tenantId_id: { tenantId, id: order.id } },
      include: { timeline: { orderBy: { position: "desc" }, take: 1 } },
    });
    if (row.status === "canceled" && row.timeline[0]?.actor === "system") end(order, "canceled");
  }
}

/** Mostly one of the newest: what goes wrong takes several steps with the same order. */
export const pick = fc.oneof({ weight: 4, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: fc.nat(7) });
