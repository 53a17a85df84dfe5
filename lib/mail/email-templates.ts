/** Every email and what its template is given. Amounts and instants are formatted by the template's locale. */
export type EmailProps = {
  "order-accepted": OrderEmailProps;
  "order-ready": OrderEmailProps;
  "order-delivered": OrderEmailProps;
  "order-canceled": OrderEmailProps & { reason: string | null; refundMinor: number };
  "reservation-confirmed": ReservationEmailProps & { cancelUrl: string };
  "reservation-changed": ReservationEmailProps;
  "reservation-canceled": ReservationEmailProps & { canceledBy: "customer" | "restaurant" };
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

export type ReservationEmailProps = {
  restaurant: { name: string; phone: string; address: string; accent: string };
  /** Empty when the guest gave none. */
  customerName: string;
  /** ISO 8601. */
  startsAt: string;
  timeZone: string;
  guestCount: number;
  specialRequests: string | null;
};
