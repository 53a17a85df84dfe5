import type { StaffActor } from "@/lib/people/auth/staff-guards";
import type { OrderActor } from "./order";

/** Staff as the timeline and the events name them: a super-admin acts for the platform. */
export function orderActorOf({ role, userId }: Pick<StaffActor, "role" | "userId">): OrderActor {
  return { kind: role === "superadmin" ? "platform" : "restaurant", userId };
}
