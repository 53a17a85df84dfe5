/** Every email and what its template is given. Amounts and instants are formatted by the template's locale. */
export type EmailProps = {
  "order-accepted": OrderEmailProps;
  "order-ready": OrderEmailProps;
  "order-delivered": OrderEmailProps;
  "order-canceled": OrderEmailProps & { reason: string | null; refundMinor: number };
};

export type EmailTemplate = keyof EmailProps;

export type OrderEmailProps = {
  restaurant: { name: string; phone: string; address: string; accent: string };
  customerName: string;
  orderNumber: string;
  type: "pickup" | "delivery";
  /** ISO 8601. */
  promisedAt: string;
  timeZone: string;
  currency: string;
  totalMinor: number;
  items: { name: string; quantity: number; options: string[]; lineTotalMinor: number }[];
  trackingUrl: string;
};
