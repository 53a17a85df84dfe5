import { onSignOut } from "./forget-board";
import type { StepSender } from "./step-sender";

/**
 * Sends what waits now, when the connection is back, and before the page is left, hidden or signed out of. Returns what ends
 * that: what still waits is sent first.
 */
export function keepSending(sender: StepSender): () => void {
  sender.wake();
  const forget = onSignOut(sender.flush);
  const wake = () => sender.wake();
  const leave = () => void sender.flush();
  const hide = () => document.visibilityState === "hidden" && leave();
  window.addEventListener("online", wake);
  window.addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", hide);
  return () => {
    forget();
    window.removeEventListener("online", wake);
    window.removeEventListener("pagehide", leave);
    document.removeEventListener("visibilitychange", hide);
    void sender.flush().finally(sender.stop);
  };
}
