import type { App } from "@/lib/restaurant/app";
import { stopActing } from "./device-store";

/** Locks a shared device: nobody acts on it until a PIN is given. Repeats do nothing. */
export function lockDevice(app: App, { sessionId }: { sessionId: string }): Promise<void> {
  return stopActing(app.db, { sessionId });
}
