import { endpoint } from "@/lib/app/endpoint";
import { Reach, ReachQuery } from "@/lib/people/api-keys/api-key-contract";
import { listReach } from "@/lib/people/api-keys/list-reach";
import { reaching } from "@/lib/people/api-keys/reach-guard";

export const GET = endpoint({
  operationId: "listReachedRestaurants",
  summary: "List the restaurants that an API key reaches",
  description: "With a session instead of a key: the restaurants whose team somebody is on.",
  tag: "API keys",
  guard: reaching,
  query: ReachQuery,
  response: Reach,
  errors: [],
  handle: ({ app, reach, query }) => listReach(app, { reach, query }),
});
