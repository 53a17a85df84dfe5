import { z } from "zod";
import { endpoint } from "@/lib/app/endpoint";
import { bazarSession } from "@/lib/people/auth/diner-guards";
import { Challenge } from "@/lib/people/auth/hand-over";
import { offerHandOver } from "@/lib/people/auth/offer-hand-over";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";

export const POST = endpoint({
  operationId: "offerHandOver",
  summary: "Continue at a restaurant's own host with your marketplace account",
  description:
    "Answers with the address that opens a session there, in the browser whose `askMarketplace` made the challenge.",
  tag: "Marketplace account",
  guard: bazarSession,
  body: z.object({
    restaurant: z.string().max(100).describe("The restaurant's slug"),
    challenge: Challenge.describe("As `askMarketplace` has put it into the address"),
  }),
  response: z.object({ location: z.url() }).meta({ id: "HandOver" }),
  errors: ["TENANT_NOT_FOUND", "RATE_LIMITED"],
  limit: emailedLinkLimit,
  handle: ({ app, diner, sessionId, body }) =>
    offerHandOver(app, { ...body, bazarUserId: diner.id, sessionId }),
});
