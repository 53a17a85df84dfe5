import { endpoint } from "@/lib/app/endpoint";
import { Fleet } from "@/lib/oversight/fleet/fleet-contract";
import { getFleet } from "@/lib/oversight/fleet/get-fleet";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getFleet",
  summary: "Get the state of all restaurants and of the platform's own work",
  description:
    "Counts of what needs a person, and the oldest of each kind. Made to be polled every few seconds.",
  tag: "Admin restaurants",
  guard: superAdmin,
  response: Fleet,
  errors: [],
  handle: ({ app }) => getFleet(app),
});
