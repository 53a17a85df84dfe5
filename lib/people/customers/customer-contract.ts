import { z } from "zod";
import { PageQuery } from "@/lib/core/paging/page-query-contract";

export const CustomerQuery = PageQuery;

/** Somebody who has ordered at a restaurant, by email address. */
export const RestaurantCustomer = z
  .object({
    email: z.string(),
    name: z.string().describe("As given with the last order"),
    hasAccount: z.boolean().describe("Has registered at this restaurant's storefront"),
    orderCount: z.int().describe("Orders that were not canceled, rejected or left unpaid online"),
    totalSpent: z.number().describe("For these orders, gift cards included, less what was refunded"),
    firstOrderAt: z.iso.datetime(),
    lastOrderAt: z.iso.datetime(),
    lastOrderId: z.string(),
  })
  .meta({ id: "RestaurantCustomer" });

export const RestaurantCustomerList = z.object({
  currency: z.string(),
  customers: z.array(RestaurantCustomer).describe("Whoever ordered last comes first"),
  nextCursor: z.string().nullable().describe("Null on the last page"),
});
