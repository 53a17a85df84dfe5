import { z } from "zod";
import { ComparableEmail } from "@/lib/core/contact/contact-contract";

export const GuestDataLinkBody = z.object({ email: ComparableEmail }).meta({ id: "GuestDataLinkRequest" });

export const GuestDataBody = z
  .object({ token: z.string().min(1).max(400).describe("From the link that was emailed to the guest") })
  .meta({ id: "GuestDataRequest" });
