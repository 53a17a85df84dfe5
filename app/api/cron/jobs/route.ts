import { endpoint } from "@/lib/app/endpoint";
import { cronAccess } from "@/lib/people/auth/cron-guard";

export const GET = endpoint({
  operationId: "workOffJobs",
  summary: "Run the background jobs that are due: emails, webhooks, payments, clean-up",
  description:
    "For hosts without a long-lived process: a scheduler calls it every minute with `Authorization: Bearer $CRON_SECRET`. Safe to call concurrently.",
  tag: "Operations",
  guard: cronAccess,
  response: null,
  errors: [],
  async handle({ app }) {
    await app.jobs.addScheduled(app.clock.now());
    await app.jobs.drain(app);
  },
});
