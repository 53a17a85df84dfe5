import { z } from "zod";
import { endpoint } from "@/lib/app/endpoint";
import { askForCheck } from "@/lib/payments/platform-balance/ask-for-check";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const POST = endpoint({
  operationId: "checkPlatformBalance",
  summary: "Look at the platform's balance now",
  description: "The account is looked at and its balance compared within a minute, by jobs, as every night.",
  tag: "Admin books",
  guard: superAdmin,
  response: z.object({ asked: z.literal(true) }),
  errors: [],
  async handle({ app }) {
    await askForCheck(app);
    return { asked: true as const };
  },
});
