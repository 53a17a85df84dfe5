import { z } from "zod";
import { PageQuery } from "@/lib/core/paging/page-query-contract";
import { UpdatedSince, updatedThrough } from "@/lib/core/time/updated-since-contract";
import { EmailQuery } from "./contact-query-contract";

export const CustomerQuery = PageQuery.extend({ email: EmailQuery, updatedSince: UpdatedSince });

/** Somebody who has ordered at a restaurant, by email address. */
export const RestaurantCustomer = z
  .object({
    email: z.string(),
    name: z.string().describe("From the customer's latest order"),
    hasAccount: z.boolean().describe("Whether the customer has an account at this restaurant's storefront"),
    orderCount: z.int().describe("Orders that were not canceled, rejected or left unpaid online"),
    totalSpent: z.number().describe("For these orders, including gift cards, less refunds"),
    firstOrderAt: z.iso.datetime(),
    lastOrderAt: z.iso.datetime(),
    lastOrderId: z.string(),
  })
  .meta({ id: "RestaurantCustomer" });

export const RestaurantCustomerList = z.object({
  currency: z.string(),
  customers: z.array(RestaurantCustomer).describe("Most recent order first"),
  nextCursor: z.string().nullable().describe("Null on the last page"),
  updatedThrough,
});
