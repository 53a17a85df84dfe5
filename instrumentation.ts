import type { Instrumentation } from "next";
import { after } from "next/server";
import { isAppMade } from "@/lib/platform/current-app";
import { notePageFailure } from "@/lib/platform/http/page-failure";
import { provideAfterAnswer } from "@/lib/platform/live/after-answer";

/**
 * Next runs this once, before its first request. The self-hosted server has made the app already. On Vercel a process
 * sleeps as soon as it has answered.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { provideBazar } = await import("./server/provide-bazar");
  if (!isAppMade()) {
    const { watchServers } = await import("./server/replace-failure");
    watchServers();
    const { provideOwnCalls } = await import("./server/provide-calls");
    provideOwnCalls();
  }
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

/** Next tells why a page failed, and of the request little more than its headers. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }, { routePath }) => {
  if (process.env.NEXT_RUNTIME === "nodejs") notePageFailure(error, { headers, page: routePath });
};
