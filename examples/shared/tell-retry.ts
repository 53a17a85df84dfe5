import type { Retry } from "bazar-client";

/** For `onRetry`: a program that waits says so, or it looks as if it hung. */
export function tellRetry({ method, url, status, pauseMs }: Retry): void {
  const answer = status ?? "no answer";
  console.error(`${method} ${new URL(url).pathname}: ${answer}, again in ${Math.ceil(pauseMs / 1_000)} s`);
}
