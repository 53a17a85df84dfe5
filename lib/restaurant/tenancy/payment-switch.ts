/** What a restaurant switches on or off of the ways to pay. The dashboard's translations have these names. */
export const PAYMENT_SWITCHES = [
  "cash",
  "card",
  "wallets",
  "klarna",
  "paypal",
  "satispay",
  "bancontact",
  "ideal",
] as const;
export type PaymentSwitch = (typeof PAYMENT_SWITCHES)[number];

export const ONLINE_SWITCHES = PAYMENT_SWITCHES.filter((name) => name !== "cash");

export type SwitchField = `${PaymentSwitch}Enabled`;

export const switchField = (name: PaymentSwitch): SwitchField => `${name}Enabled`;

/** Whether a restaurant takes payments online, by any method. */
export function takesOnline(switches: Readonly<Record<SwitchField, boolean>>): boolean {
  return ONLINE_SWITCHES.some((name) => switches[switchField(name)]);
}

/** Whether there is any way to pay: wallets, Klarna and the like come with the card form and need `card`. */
export function canGuestsPay(
  { cash, card, paypal, satispay }: Readonly<Record<PaymentSwitch, boolean>>,
  isOnlineOpen: boolean,
): boolean {
  return cash || (isOnlineOpen && (card || paypal || satispay));
}
