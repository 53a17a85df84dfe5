/**
 * Escrow is the money that customers have paid for an order and that neither they nor the restaurant have: held by the
 * platform from the payment until its release or its return. The ledger keeps it in the account `escrow`, and its balance
 * for an order is `heldMinor`. Amounts are minor units.
 */
export type EscrowMoney = {
  capturedMinor: number;
  giftCardMinor: number;
  /** Confirmed refunds through the processor. */
  refundedMinor: number;
  giftCardReturnedMinor: number;
  /** What the customer's bank asks back or has taken back. */
  disputedMinor: number;
};

/** Where the money of an order is: with the customer again, with the restaurant, or held. */
export function escrowOf(
  money: EscrowMoney,
  { isReleased }: { isReleased: boolean },
): { paidMinor: number; returnedMinor: number; releasedMinor: number; heldMinor: number } {
  const paidMinor = money.capturedMinor + money.giftCardMinor;
  const returnedMinor = money.refundedMinor + money.giftCardReturnedMinor + money.disputedMinor;
  const restMinor = paidMinor - returnedMinor;
  return {
    paidMinor,
    returnedMinor,
    releasedMinor: isReleased ? restMinor : 0,
    heldMinor: isReleased ? 0 : restMinor,
  };
}
