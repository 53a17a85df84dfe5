import { endpoint } from "@/lib/app/endpoint";
import { Fleet } from "@/lib/oversight/fleet/fleet-contract";
import { getFleet } from "@/lib/oversight/fleet/get-fleet";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getFleet",
  summary: "Get how all restaurants and the platform's own work are doing",
  description: "Counts of what needs a person, and the oldest of it. Made to be read every few seconds.",
  tag: "Admin restaurants",
  guard: superAdmin,
  response: Fleet,
  errors: [],
  handle: ({ app }) => getFleet(app),
});
