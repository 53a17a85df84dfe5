/** Every email and what its template is given. Amounts and instants are formatted by the template's locale. */
export type EmailProps = {
  "order-received": OrderEmailProps;
  /** `payBefore` is ISO 8601. */
  "order-unpaid": OrderEmailProps & { payBefore: string };
  "order-accepted": OrderEmailProps;
  "order-ready": OrderEmailProps;
  "order-delivered": OrderEmailProps;
  "order-canceled": OrderEmailProps & { reason: string | null; refundMinor: number };
  "order-proposal": OrderEmailProps & {
    changes: { name: string; quantity: number; replacement: string | null }[];
    /** ISO 8601; null where the time stays. */
    newTime: string | null;
    message: string | null;
    /** What the guest gets back or pays less. */
    amountMinor: number;
    /** ISO 8601. */
    expiresAt: string;
  };
  "unseen-order": UnseenOrderEmailProps;
  "reservation-confirmed": ReservationEmailProps & { cancelUrl: string };
  /** `payUntil` is ISO 8601. */
  "reservation-deposit": ReservationEmailProps & { payUntil: string; payUrl: string };
  /** The rest is left out by emails that were queued by older versions. */
  "reservation-changed": ReservationEmailProps & {
    changedBy?: "customer" | "restaurant";
    cancelUrl?: string;
  };
  "reservation-canceled": ReservationEmailProps & { canceledBy: "customer" | "restaurant" };
  "reservation-reminder": ReservationEmailProps & { cancelUrl: string };
  /** `offerUntil` is ISO 8601. */
  "waitlist-offer": ReservationEmailProps & { offerUntil: string; offerUrl: string };
  /** From the first start that suits to `latestAt`, ISO 8601. */
  "waitlist-joined": ReservationEmailProps & { latestAt: string; requestUrl: string };
  /** `offerUntil` is ISO 8601. */
  "waitlist-opening": ReservationEmailProps & { offerUntil: string; offerUrl: string };
  "gift-card": GiftCardEmailProps;
  "gift-card-receipt": GiftCardReceiptEmailProps;
  "restaurant-suspended": SuspensionEmailProps;
  "restaurant-opened": OpeningEmailProps;
  "online-payments": OnlinePaymentsEmailProps;
  dispute: DisputeEmailProps;
  "webhook-disabled": WebhookDisabledEmailProps;
  "domain-lost": DomainLostEmailProps;
  "books-differ": BooksDifferEmailProps;
  "password-reset": AccountEmailProps;
  "prove-email": AccountEmailProps;
  "guest-data": AccountEmailProps;
  "prove-owner-email": OwnerProofEmailProps;
  "staff-invitation": StaffInvitationEmailProps;
  "second-factor-due": SecondFactorDueEmailProps;
  "platform-alarm": PlatformAlarmEmailProps;
};

export type EmailTemplate = keyof EmailProps;

export type EmailRestaurant = {
  name: string;
  phone: string;
  address: string;
  accent: string;
  /** ISO 3166-1 alpha-2; not in emails that were queued by older versions. */
  country?: string;
  /** Where guests export and erase their data; not in emails that were queued by older versions. */
  dataUrl?: string;
  /** The address of a PNG, in twice the size that it is shown at; null without a logo. */
  logoUrl?: string | null;
};

export type OrderEmailProps = {
  restaurant: EmailRestaurant;
  customerName: string;
  orderNumber: string;
  type: "pickup" | "delivery";
  /** The address of a delivery that no map has confirmed; null for others, left out by emails that were queued before. */
  uncheckedAddress?: string | null;
  /** ISO 8601. */
  promisedAt: string;
  timeZone: string;
  currency: string;
  totalMinor: number;
  items: { name: string; quantity: number; options: string[]; lineTotalMinor: number }[];
  /** The tax in the order, per rate; left out by emails that were queued before orders had it. */
  taxLines?: { name: string; bps: number; taxMinor: number }[];
  /** Tax on top of the prices. */
  taxAddedMinor?: number;
  /** Both are in the total; left out by emails that were queued before orders had them. */
  serviceChargeMinor?: number;
  tipMinor?: number;
  trackingUrl: string;
  /** Online or with a gift card; left out by emails that were queued before orders had it. */
  isPaid?: boolean;
  /** Where the receipt is, once the order is paid. */
  receiptUrl?: string | null;
};

export type UnseenOrderEmailProps = Pick<
  OrderEmailProps,
  "restaurant" | "orderNumber" | "type" | "promisedAt" | "timeZone" | "currency" | "totalMinor" | "items"
> & {
  /** Whole minutes. */
  waitedMinutes: number;
  /** ISO 8601. */
  placedAt: string;
  dashboardUrl: string;
};

export type ReservationEmailProps = {
  restaurant: EmailRestaurant;
  /** Empty when the guest gave none. */
  customerName: string;
  /** ISO 8601. */
  startsAt: string;
  timeZone: string;
  guestCount: number;
  specialRequests: string | null;
  /** In minor units and ISO 8601; absent without a deposit, and from emails that were queued by older versions. */
  deposit?: {
    status: "pending" | "paid" | "kept" | "returned" | "canceled" | "waived";
    amountMinor: number;
    currency: string;
    refundableUntil: string;
  } | null;
  /** What the guest's calendar needs; not in emails that were queued by older versions. */
  calendar?: {
    uid: string;
    /** Higher in every later email about the booking. */
    sequence: number;
    /** ISO 8601. */
    madeAt: string;
    /** ISO 8601. */
    endsAt: string;
  };
};

export type GiftCardEmailProps = {
  restaurant: EmailRestaurant;
  /** As customers type it, in groups of four. */
  code: string;
  amountMinor: number;
  currency: string;
  recipientName: string | null;
  /** Who gives it; null where the buyer keeps the card. */
  purchaser: string | null;
  message: string | null;
  /** ISO 8601. */
  expiresAt: string | null;
  timeZone: string;
  storefrontUrl: string;
};

/** For who bought a card for somebody else; nothing in it is about that person, and the code is theirs. */
export type GiftCardReceiptEmailProps = {
  restaurant: EmailRestaurant;
  amountMinor: number;
  currency: string;
  /** The last characters of the code, to ask about the card with. */
  codeEnding: string;
  /** ISO 8601. */
  boughtAt: string;
  timeZone: string;
  storefrontUrl: string;
};

export type WebhookDisabledEmailProps = {
  restaurant: EmailRestaurant;
  url: string;
  /** It answered 410, or it failed for three days. */
  reason: "gone" | "failing";
  /** ISO 8601. */
  failingSince: string;
  lastError: string;
  timeZone: string;
  dashboardUrl: string;
};

export type DomainLostEmailProps = {
  restaurant: EmailRestaurant;
  domain: string;
  /** The name of the TXT record that proves it. */
  record: string;
  /** Its record is not found, it was taken out of service, or another restaurant has proven it. */
  kind: "failing" | "lost" | "taken";
  /** ISO 8601: when it will be, or was, taken out of service. */
  date: string;
  timeZone: string;
  settingsUrl: string;
};

export type AccountEmailProps = {
  /** The platform, or the restaurant that keeps the account. */
  sender: Pick<EmailRestaurant, "name" | "accent"> & Partial<EmailRestaurant>;
  name: string;
  url: string;
};

export type OwnerProofEmailProps = { name: string; restaurant: string; url: string };

/** `again`: after a suspension. */
export type OpeningEmailProps = { name: string; restaurant: string; again: boolean; url: string };

/** For a restaurant's owners; `isOpen`: guests can pay online from now on, or no longer. */
export type OnlinePaymentsEmailProps = { name: string; restaurant: string; isOpen: boolean; url: string };

/** For a restaurant's owners: a guest's bank asks money back, or its deadline is near. */
export type DisputeEmailProps = {
  name: string;
  restaurant: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  timeZone: string;
  kind: "opened" | "reminder";
  amountMinor: number;
  currency: string;
  /** ISO 8601; null where the bank names no time. */
  dueAt: string | null;
  url: string;
};

/** For a restaurant's owners; `reason` is in the words of whoever closed it. */
export type SuspensionEmailProps = { name: string; restaurant: string; reason: string; url: string };

export type SecondFactorDueEmailProps = {
  name: string;
  restaurant: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  timeZone: string;
  /** ISO 8601. */
  dueAt: string;
  url: string;
};

export type StaffInvitationEmailProps = {
  restaurant: { name: string };
  invitedBy: string;
  role: "co_manager" | "staff";
  url: string;
};

/** For super-admins: what of the platform's account at the payment processor needs them. */
export type PlatformAlarmEmailProps = {
  kind: "balance_difference" | "balance_short" | "automatic_payouts";
  /** What differs in each currency, or what is available and what has to be. */
  amounts: { currency: string; amountMinor: number; neededMinor?: number }[];
  url: string;
};

/** To a super-admin: restaurants by their slugs, not all where there are many. */
export type BooksDifferEmailProps = {
  name: string;
  /** Among all restaurants, also those that are not named. */
  differences: number;
  restaurants: string[];
  /** Whose check was cut off by the database's time limit. */
  unchecked: string[];
  url: string;
};
