/** One rate limit; the window slides over an exact log of admitted requests. */
export type RateLimitPolicy = {
  name: string;
  limit: number;
  windowSeconds: number;
  /**
   * The limit of an IPv6 network (/48), where the key ends with an address. More than an address has, because a mobile
   * operator's network holds thousands of phones; without it one site has 65,536 addresses to guess from.
   */
  networkLimit?: number;
};

const MINUTES = 60;

/** Specification, Limits: POST orders and payment-intent together, per address and tenant. */
export const orderSubmitLimit: RateLimitPolicy = {
  name: "order-submit",
  limit: 10,
  windowSeconds: 10 * MINUTES,
};

/** Specification, Limits: POST reservation, per address and tenant. */
export const reservationLimit: RateLimitPolicy = {
  name: "reservation",
  limit: 5,
  windowSeconds: 10 * MINUTES,
};

/** Changes of one booking by its guest; each one sends an email. */
export const bookingChangeLimit: RateLimitPolicy = {
  name: "booking-change",
  limit: 10,
  windowSeconds: 60 * MINUTES,
};

/** Requests for a table on a full evening, per address and tenant; each one sends an email. */
export const waitlistLimit: RateLimitPolicy = {
  name: "waitlist",
  limit: 5,
  windowSeconds: 10 * MINUTES,
};

/** Requests for tables on full evenings, per email address, at all restaurants; a family that looks for a free one. */
export const waitlistMailboxLimit: RateLimitPolicy = {
  name: "waitlist-mailbox",
  limit: 10,
  windowSeconds: 24 * 60 * MINUTES,
};

/** Looks for free times, per address and tenant; people click through days and party sizes. */
export const availabilityLimit: RateLimitPolicy = {
  name: "availability",
  limit: 120,
  windowSeconds: 60,
};

/** Specification, Limits: marketplace login, per address. */
export const marketplaceLoginLimit: RateLimitPolicy = {
  name: "bazar-login",
  limit: 8,
  windowSeconds: 15 * MINUTES,
  networkLimit: 80,
};

/** Specification, Limits: marketplace login, all addresses together. */
export const marketplaceLoginGlobalLimit: RateLimitPolicy = {
  name: "bazar-login-all",
  limit: 300,
  windowSeconds: 15 * MINUTES,
};

/** Failures of staff sign-in per email, known or not, in browsers that never signed in to the account. */
export const staffLoginFailureLimit: RateLimitPolicy = {
  name: "staff-login-failure",
  limit: 10,
  windowSeconds: 15 * MINUTES,
};

/** Failures of a diner's sign-in per place and email, known or not, in browsers that never signed in to the account. */
export const dinerLoginFailureLimit: RateLimitPolicy = {
  name: "diner-login-failure",
  limit: 10,
  windowSeconds: 15 * MINUTES,
};

/** Failures of sign-in to one account in one browser that signed in to it before. */
export const knownBrowserFailureLimit: RateLimitPolicy = {
  name: "known-browser-failure",
  limit: 10,
  windowSeconds: 15 * MINUTES,
};

/** Failures of staff sign-in per address; restaurants of one building, or of one provider, can share it. */
export const staffLoginAddressLimit: RateLimitPolicy = {
  name: "staff-login-address",
  limit: 100,
  windowSeconds: 15 * MINUTES,
  networkLimit: 500,
};

/** Gift-card look-ups, per address and tenant. */
export const giftCardLookupLimit: RateLimitPolicy = {
  name: "gift-card-lookup",
  limit: 20,
  windowSeconds: 10 * MINUTES,
  networkLimit: 200,
};

/** Look-ups of what is noted about a caller, per address and tenant; several telephones of one room share it. */
export const callerLookupLimit: RateLimitPolicy = {
  name: "caller-lookup",
  limit: 120,
  windowSeconds: 10 * MINUTES,
};

/** Coupon codes tried that no coupon has, per address and tenant; more than a family mistypes at one table. */
export const couponGuessLimit: RateLimitPolicy = {
  name: "coupon-guess",
  limit: 30,
  windowSeconds: 10 * MINUTES,
  networkLimit: 300,
};

/** Gift-card purchases begun, per address and tenant. */
export const giftCardPurchaseLimit: RateLimitPolicy = {
  name: "gift-card-purchase",
  limit: 20,
  windowSeconds: 10 * MINUTES,
};

/** Looks at a bill through its link, per address and tenant; a whole restaurant can share an address. */
export const guestBillLimit: RateLimitPolicy = {
  name: "guest-bill",
  limit: 600,
  windowSeconds: 10 * MINUTES,
};

/** Wrong codes of tables' bills, per address and tenant; the guests of a restaurant can share its address. */
export const billCodeAddressLimit: RateLimitPolicy = {
  name: "bill-code-address",
  limit: 15,
  windowSeconds: 15 * MINUTES,
  networkLimit: 60,
};

/** Wrong codes of the bills of one table, whoever sends them; more than one address has, so that none can use them up. */
export const billCodeTableLimit: RateLimitPolicy = {
  name: "bill-code-table",
  limit: 30,
  windowSeconds: 15 * MINUTES,
};

/** Payments of a bill begun through its link, per address and tenant. */
export const guestPaymentLimit: RateLimitPolicy = {
  name: "guest-payment",
  limit: 60,
  windowSeconds: 10 * MINUTES,
};

/** Test events to webhook endpoints, per address and tenant. */
export const webhookTestLimit: RateLimitPolicy = {
  name: "webhook-test",
  limit: 30,
  windowSeconds: 10 * MINUTES,
};

/** Picture uploads, per address and tenant. */
export const pictureUploadLimit: RateLimitPolicy = {
  name: "picture-upload",
  limit: 120,
  windowSeconds: 10 * MINUTES,
};

/** Failures of storefront sign-in per address, all restaurants together; the guests of a restaurant can share its address. */
export const customerLoginAddressLimit: RateLimitPolicy = {
  name: "customer-login-address",
  limit: 100,
  windowSeconds: 15 * MINUTES,
  networkLimit: 500,
};

/** New accounts of any kind, per address. */
export const registrationLimit: RateLimitPolicy = {
  name: "registration",
  limit: 100,
  windowSeconds: 15 * MINUTES,
  networkLimit: 300,
};

/** Emailed links requested, per IP address. */
export const emailedLinkLimit: RateLimitPolicy = {
  name: "emailed-link",
  limit: 20,
  windowSeconds: 15 * MINUTES,
  networkLimit: 200,
};

/** Emailed links requested, per email address, whether or not it belongs to an account. */
export const mailboxLinkLimit: RateLimitPolicy = {
  name: "mailbox-link",
  limit: 5,
  windowSeconds: 60 * MINUTES,
};

/** Exports and erasures by guests with an emailed link, per address and tenant: each reads all that is kept about them. */
export const guestDataLimit: RateLimitPolicy = {
  name: "guest-data",
  limit: 30,
  windowSeconds: 10 * MINUTES,
};

/** Wrong codes of an authenticator app, per account, whoever sends them: the password was right. */
export const secondFactorCodeLimit: RateLimitPolicy = {
  name: "second-factor-code",
  limit: 5,
  windowSeconds: 15 * MINUTES,
};

/** Wrong recovery codes, per account; counted apart, so that a stranger's wrong codes do not close this way in. */
export const recoveryCodeLimit: RateLimitPolicy = {
  name: "recovery-code",
  limit: 5,
  windowSeconds: 15 * MINUTES,
};

/** Wrong PINs for one member of a restaurant, on all of its shared devices. */
export const memberPinLimit: RateLimitPolicy = {
  name: "member-pin",
  limit: 5,
  windowSeconds: 15 * MINUTES,
};

/** The same in a day: right PINs in between, typed by the member, do not make room for more guesses. */
export const memberPinDayLimit: RateLimitPolicy = {
  name: "member-pin-day",
  limit: 30,
  windowSeconds: 24 * 60 * MINUTES,
};

/** Wrong PINs on one shared device, whoever was chosen. */
export const devicePinLimit: RateLimitPolicy = {
  name: "device-pin",
  limit: 20,
  windowSeconds: 15 * MINUTES,
};

/** Downloads of all data, per address and restaurant: each reads every table. */
export const exportLimit: RateLimitPolicy = {
  name: "restaurant-export",
  limit: 10,
  windowSeconds: 60 * MINUTES,
};

/** Addresses of restaurants tried while somebody signs up, per address; a check follows each pause in typing. */
export const addressCheckLimit: RateLimitPolicy = {
  name: "address-check",
  limit: 60,
  windowSeconds: 60,
  networkLimit: 600,
};

/**
 * Emails in a day to one inbox, over all restaurants, that whoever knows its address can cause: about orders and
 * bookings that nobody has paid for, offers of tables, invitations. More than a family's orders, each with its four.
 */
export const inboxGuestEmailLimit: RateLimitPolicy = {
  name: "inbox-guest-emails",
  limit: 60,
  windowSeconds: 24 * 60 * MINUTES,
};

/** Links in a day to one inbox, over all restaurants, that ask whether it belongs to a new account. */
export const inboxProofLimit: RateLimitPolicy = {
  name: "inbox-proofs",
  limit: 20,
  windowSeconds: 24 * 60 * MINUTES,
};

/** Delivery addresses looked up, per address and tenant; a check follows each pause in typing. */
export const addressLookupLimit: RateLimitPolicy = {
  name: "address-lookup",
  limit: 60,
  windowSeconds: 10 * MINUTES,
};

/** Questions to the map, all guests together; what is kept asks none. Beyond it addresses are not checked. */
export const addressProviderLimit: RateLimitPolicy = {
  name: "address-provider",
  limit: 300,
  windowSeconds: 60,
};

/** Calls of printers and their bridges, per restaurant and address: a dozen that ask every two seconds. */
export const printerLimit: RateLimitPolicy = {
  name: "printer",
  limit: 900,
  windowSeconds: 60,
};
