import { z } from "zod";
import { instant, maybeInstant } from "./payload-parts";

export const MenuChanged = z.object({
  cause: z
    .enum(["edit", "schedule", "ingredients"])
    .describe(
      "`edit`: staff changed something; `schedule`: a planned change; `ingredients`: dishes can, or cannot, be made now",
    ),
  changedAt: instant,
});

export const ProductAvailabilityChanged = z.object({
  productId: z.string(),
  available: z.boolean().describe("Whether it can be ordered now, as far as it depends on the dish itself"),
  soldOutUntil: maybeInstant.describe("Sold out until then, and available again by itself, without an event"),
  stock: z.int().nullable().describe("Units left; null where none are counted"),
  changedAt: instant,
});

export const OrderingPaused = z.object({
  pausedUntil: instant.describe("Ordering goes on by itself then, without an event"),
  pausedAt: instant,
});

export const OrderingResumed = z.object({ resumedAt: instant });

export const IngredientLow = z.object({
  ingredientId: z.string(),
  name: z.string(),
  unit: z.string(),
  stock: z.number(),
  lowThreshold: z.number(),
  lowAt: instant.describe("When its stock fell to its threshold"),
});

export const PrinterStateChanged = z.object({
  printerId: z.string(),
  name: z.string(),
  state: z.enum(["unpaired", "online", "silent", "cover_open", "paper_out", "error"]),
  changedAt: instant,
});

export const KitchenUpdated = z.object({
  orderId: z.string().optional().describe("Left out for a table's bill"),
  billId: z.string().nullable().optional().describe("Left out for an order"),
  round: z.int().nullable().optional(),
  stationId: z.string().nullable(),
  what: z.enum(["start", "bump", "recall", "strike", "unstrike", "rush", "calm", "fire"]),
  at: instant,
});

export const GuestErased = z.object({
  erasedAt: instant,
  orderIds: z.array(z.string()).describe("The orders that name nobody now; delete what you keep of them"),
  reservationIds: z.array(z.string()),
  giftCardIds: z.array(z.string()),
});

export const WebhookTest = z.object({
  endpointId: z.string(),
  sampleOf: z.string().nullable().describe("The type whose sample was sent; null for this type itself"),
});
