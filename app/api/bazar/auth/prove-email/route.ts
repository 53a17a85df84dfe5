import { ProveEmailBody } from "@/lib/accounts/account-contract";
import { proveDinerEmail } from "@/lib/accounts/prove-diner-email";
import { OkAnswer } from "@/lib/auth/auth-contract";
import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";

export const POST = endpoint({
  operationId: "proveBazarUserEmail",
  summary: "Prove the mailbox of an account on the marketplace by an emailed link",
  description: "Orders and bookings made as a guest with this address belong to the account from then on.",
  tag: "Marketplace account",
  guard: publicAccess,
  body: ProveEmailBody,
  response: OkAnswer,
  errors: ["INVALID_TOKEN"],
  handle: ({ app, body }) => proveDinerEmail(app, { scope: { kind: "bazar" }, token: body.token }),
});
