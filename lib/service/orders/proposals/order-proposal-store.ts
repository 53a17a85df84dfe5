import type { Tx } from "@/lib/platform/db/db";
import type { OrderItem, OrderProposalRow, OrderRef, ShownLine } from "@/lib/service/orders/order";

/** Writes a proposal about an order that the caller has locked. */
export async function insertProposal(
  tx: Tx,
  input: OrderRef & Omit<OrderProposalRow, "answer">,
): Promise<void> {
  await tx.orderProposal.create({ data: input });
}

/** Takes the one answer of a proposal, if there is none yet and its time is not over. False when it is. */
export async function takeAnswer(
  tx: Tx,
  input: OrderRef & { proposalId: string; answer: "taken" | "declined"; now: Date },
): Promise<boolean> {
  const { tenantId, orderId, proposalId: id, answer, now } = input;
  const { count } = await tx.orderProposal.updateMany({
    where: { tenantId, id, orderId, answer: null, expiresAt: { gt: now } },
    data: { answer, answeredAt: now },
  });
  return count === 1;
}

/** Writes the lines of an order anew, in their order. The caller has locked the order. */
export async function rewriteLines(
  tx: Tx,
  { tenantId, orderId, items }: OrderRef & { items: readonly OrderItem[] },
): Promise<void> {
  await tx.orderItem.deleteMany({ where: { tenantId, orderId } });
  await tx.orderItem.createMany({
    data: items.map((item, position) => ({
      tenantId,
      orderId,
      position,
      productId: item.productId,
      productName: item.productName,
      quantity: item.quantity,
      unitPriceMinor: item.unitPriceMinor,
      lineTotalMinor: item.lineTotalMinor,
      selectedOptions: item.selectedOptions,
      shown: item.shown ?? undefined,
      taxBps: item.taxBps,
      taxAddedMinor: item.taxAddedMinor,
      note: item.note,
      menuPriceMinor: item.menuPriceMinor,
      priceReason: item.priceReason,
    })),
  });
}

/** Makes a line that was paid another dish; its price stays what was paid. The caller has locked the order. */
export async function replaceDish(
  tx: Tx,
  input: OrderRef & { position: number; productId: string; productName: string; shown: ShownLine },
): Promise<void> {
  const { tenantId, orderId, position, productId, productName, shown } = input;
  await tx.orderItem.update({
    where: { tenantId_orderId_position: { tenantId, orderId, position } },
    data: { productId, productName, shown, selectedOptions: {} },
  });
}
