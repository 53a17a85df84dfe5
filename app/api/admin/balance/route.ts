import { endpoint } from "@/lib/app/endpoint";
import { getPlatformBalance } from "@/lib/oversight/books/get-platform-balance";
import { PlatformBalance } from "@/lib/oversight/books/platform-balance-contract";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getPlatformBalance",
  summary: "The platform's own money at the payment processor",
  description:
    "Balance, what is owed, fees of the last 30 days, and the nightly comparison of the balance with the ledger of all restaurants.",
  tag: "Admin books",
  guard: superAdmin,
  response: PlatformBalance,
  errors: [],
  handle: ({ app }) => getPlatformBalance(app),
});
