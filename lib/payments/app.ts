import type { ProcessorMethods } from "@/lib/payments/processor/processor-methods";
import type { PaymentGateway } from "@/lib/payments/processor/stripe-gateway";
import type { App as RestaurantApp } from "@/lib/restaurant/app";
import type { PaymentSubjects } from "./payments/payment-subject";
import type { StripeEmulator } from "./stripe-emulator/stripe-emulator";

export type App = RestaurantApp & {
  payments: PaymentGateway;
  processorMethods: ProcessorMethods;
  subjects: PaymentSubjects<App>;
  /** The embedded payment processor of a demo; null when the real one is configured, and where there is none. */
  stripeEmulator: StripeEmulator | null;
};
