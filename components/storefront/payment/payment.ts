import type { PaymentMethod } from "@/components/storefront/frame/storefront";

export interface OpenPayment {
  clientSecret: string;
  method: Exclude<PaymentMethod, "cash">;
  amountMinor: number;
  /** The page that a bank or wallet sends the visitor back to; relative to this host. */
  returnPath: string;
}

export interface PaymentFormProps {
  payment: OpenPayment;
  /** The processor has taken the payment. Our own books follow its event. */
  onPaid: () => void;
}
