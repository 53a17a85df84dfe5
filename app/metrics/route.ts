import { answerMetrics } from "@/lib/app/answer-metrics";
import { type App, getApp } from "@/lib/app/app";

/** The self-hosted server answers this itself (`server/health.ts`). */
export async function GET(request: Request): Promise<Response> {
  let app: App;
  try {
    app = getApp();
  } catch {
    return new Response("The environment is not valid; the log says what is missing.\n", { status: 503 });
  }
  return answerMetrics(app, request.headers.get("authorization"));
}
