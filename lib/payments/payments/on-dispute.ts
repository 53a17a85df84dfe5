import type { EventHandler } from "./event-handler";
import { readDisputeObject } from "./event-object";
import { findDisputeEffect } from "./find-dispute-effect";
import type { DisputeMoney } from "./follow-dispute";

/** `charge.dispute.*`: a customer's bank asks a payment back, and where its money is. */
export const onDispute =
  (money: DisputeMoney): EventHandler =>
  (app, object) =>
    findDisputeEffect(app, { dispute: readDisputeObject(object), money });
