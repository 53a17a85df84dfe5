import { after } from "next/server";
import { provideAfterAnswer } from "@/lib/platform/live/after-answer";

/**
 * Next runs this once, before its first request. The self-hosted server has made the app already. On Vercel a process
 * sleeps as soon as it has answered.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { provideBazar } = await import("./scripts/app/provide-bazar");
  provideBazar();
  if (!process.env.VERCEL) return;
  provideAfterAnswer((work) => {
    try {
      after(work);
    } catch {
      // Not on behalf of a request: nobody's answer ends this work.
      void work();
    }
  });
}
