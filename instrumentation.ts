import { after } from "next/server";
import { provideAfterAnswer } from "@/lib/app/after-answer";

/** Next runs this once, before its first request. On Vercel a process sleeps as soon as it has answered. */
export function register(): void {
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
