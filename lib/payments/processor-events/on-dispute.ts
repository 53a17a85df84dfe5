import { findDisputeEffect } from "@/lib/payments/disputes/find-dispute-effect";
import type { DisputeMoney } from "@/lib/payments/disputes/follow-dispute";
import type { EventHandler } from "./event-handler";
import { readDisputeObject } from "./event-object";

/** `charge.dispute.*`: a customer's bank asks a payment back, and where its money is. */
export const onDispute =
  (money: DisputeMoney): EventHandler =>
  (app, object) =>
    findDisputeEffect(app, { dispute: readDisputeObject(object), money });
