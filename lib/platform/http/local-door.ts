import { fail } from "@/lib/core/errors/app-error";
import type { Guard } from "./guard";

/**
 * Guards local tools: open only on a demo, and only to a caller on this machine. Not found for everybody else. Throws
 * NOT_FOUND.
 */
export const localDoor: Guard<object> = {
  name: "local-door",
  cookies: [],
  async check({ app, client }) {
    if (!app.env.BAZAR_DEMO || !client.isLocal) fail("NOT_FOUND", "There is nothing at this path.");
    return {};
  },
};
