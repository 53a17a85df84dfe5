import { z } from "zod";
import { endpoint } from "@/lib/app/endpoint";
import { askForCheck } from "@/lib/payments/platform-balance/ask-for-check";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const POST = endpoint({
  operationId: "checkPlatformBalance",
  summary: "Check the platform's balance now",
  description: "Jobs check the account and compare its balance within a minute, as they do every night.",
  tag: "Admin books",
  guard: superAdmin,
  response: z.object({ asked: z.literal(true) }),
  errors: [],
  async handle({ app }) {
    await askForCheck(app);
    return { asked: true as const };
  },
});
