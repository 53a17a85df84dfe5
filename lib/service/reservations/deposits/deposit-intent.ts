export type DepositIntent = {
  paymentId: string;
  intentId: string;
  clientSecret: string;
  amountMinor: number;
  currency: string;
};
