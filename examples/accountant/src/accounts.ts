/** The chart of accounts. Everything else in the program names an account through here. */
export const ACCOUNTS = {
  bank: "1800 Bank",
  cash: "1000 Cash",
  held: "1200 Platform, held",
  available: "1210 Platform, available",
  giftCardFunds: "1220 Platform, kept for gift cards",
  guests: "1300 Guests",
  giftCardsByHand: "1310 Gift cards sold by hand",
  deposits: "2400 Deposits of guests",
  giftCards: "2200 Gift cards",
  tips: "2300 Tips",
  fees: "6000 Fees of the platform",
  disputes: "6100 Disputed payments",
  drawerDifferences: "6200 Differences of drawers",
  drawerMovements: "6210 Cash in and out of drawers",
  adjustments: "6900 Adjustments of the platform",
  opening: "9000 Opening",
} as const;

/** Where the restaurant's own takings lie: cash, or what a terminal, a voucher or an aggregator owes it. */
export function takingsAccount(method: "cash" | "external", type: string | null): string {
  return method === "cash" ? ACCOUNTS.cash : `1100 Taken by ${type ?? "other"}`;
}

export const SALES = "4000 Sales";
export const TAX = "2100 Tax";

/** `null` where no tax was shown. */
export function salesAccount(rate: number | null): string {
  return `${SALES} ${rateName(rate)}`;
}

export function taxAccount(rate: number): string {
  return `${TAX} ${rateName(rate)}`;
}

export function rateName(rate: number | null): string {
  return rate === null ? "without tax" : `${rate} %`;
}
