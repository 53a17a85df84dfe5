import type { Prisma } from "@/lib/platform/db/generated/client";

/** Rows as the product's own stores write them, by table, a table behind those that it refers to. */
export type HistoryRows = {
  referral: Prisma.ReferralCreateManyInput[];
  coupon: Prisma.CouponCreateManyInput[];
  giftCardPurchase: Prisma.GiftCardPurchaseCreateManyInput[];
  /** With its code in clear, which is sealed as the rows are written. */
  giftCard: (Prisma.GiftCardCreateManyInput & { code: string })[];
  order: Prisma.OrderCreateManyInput[];
  orderItem: Prisma.OrderItemCreateManyInput[];
  orderTimelineEvent: Prisma.OrderTimelineEventCreateManyInput[];
  couponRedemption: Prisma.CouponRedemptionCreateManyInput[];
  drawer: Prisma.DrawerCreateManyInput[];
  drawerDay: (Omit<Prisma.DrawerDayCreateManyInput, "report"> & { report: object | null })[];
  drawerMovement: Prisma.DrawerMovementCreateManyInput[];
  giftCardEntry: Prisma.GiftCardEntryCreateManyInput[];
  reservation: Prisma.ReservationCreateManyInput[];
  reservationTable: Prisma.ReservationTableCreateManyInput[];
  bill: Prisma.BillCreateManyInput[];
  billPayment: Prisma.BillPaymentCreateManyInput[];
  tillPayment: Prisma.TillPaymentCreateManyInput[];
  billItem: Prisma.BillItemCreateManyInput[];
  billChange: Prisma.BillChangeCreateManyInput[];
  payment: Prisma.PaymentCreateManyInput[];
  refund: Prisma.RefundCreateManyInput[];
  receipt: Prisma.ReceiptCreateManyInput[];
  drawerDayReceipt: Prisma.DrawerDayReceiptCreateManyInput[];
  dispute: Prisma.DisputeCreateManyInput[];
  transfer: Prisma.TransferCreateManyInput[];
  ledgerTransaction: Prisma.LedgerTransactionCreateManyInput[];
  ledgerEntry: Prisma.LedgerEntryCreateManyInput[];
  ingredient: Prisma.IngredientCreateManyInput[];
  recipeLine: Prisma.RecipeLineCreateManyInput[];
  optionRecipeLine: Prisma.OptionRecipeLineCreateManyInput[];
  ingredientMovement: Prisma.IngredientMovementCreateManyInput[];
  commissionPayout: Prisma.CommissionPayoutCreateManyInput[];
  commissionPayoutItem: Prisma.CommissionPayoutItemCreateManyInput[];
  auditEntry: Prisma.AuditEntryCreateManyInput[];
  stripeEmulatorObject: Prisma.StripeEmulatorObjectCreateManyInput[];
  stripeEmulatorTransaction: Prisma.StripeEmulatorTransactionCreateManyInput[];
  stripeEmulatorBalance: Prisma.StripeEmulatorBalanceCreateManyInput[];
  processorTransaction: Prisma.ProcessorTransactionCreateManyInput[];
  processorReading: Prisma.ProcessorReadingCreateManyInput[];
};

export function noRows(): HistoryRows {
  return {
    referral: [],
    coupon: [],
    giftCardPurchase: [],
    giftCard: [],
    order: [],
    orderItem: [],
    orderTimelineEvent: [],
    couponRedemption: [],
    drawer: [],
    drawerDay: [],
    drawerMovement: [],
    giftCardEntry: [],
    reservation: [],
    reservationTable: [],
    bill: [],
    billPayment: [],
    tillPayment: [],
    billItem: [],
    billChange: [],
    payment: [],
    refund: [],
    receipt: [],
    drawerDayReceipt: [],
    dispute: [],
    transfer: [],
    ledgerTransaction: [],
    ledgerEntry: [],
    ingredient: [],
    recipeLine: [],
    optionRecipeLine: [],
    ingredientMovement: [],
    commissionPayout: [],
    commissionPayoutItem: [],
    auditEntry: [],
    stripeEmulatorObject: [],
    stripeEmulatorTransaction: [],
    stripeEmulatorBalance: [],
    processorTransaction: [],
    processorReading: [],
  };
}
