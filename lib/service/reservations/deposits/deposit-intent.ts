/** An intent that the processor has made and that no booking uses yet. */
export type DepositIntent = {
  paymentId: string;
  intentId: string;
  clientSecret: string;
  amountMinor: number;
  currency: string;
};
