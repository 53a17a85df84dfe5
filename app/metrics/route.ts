import { answerMetrics } from "@/lib/app/answer-metrics";
import { getPageApp, type PageApp } from "@/lib/app/page-app";

/** The self-hosted server answers this itself (`server/health.ts`). */
export async function GET(request: Request): Promise<Response> {
  let app: PageApp;
  try {
    app = getPageApp();
  } catch {
    return new Response("The environment is not valid; the log says what is missing.\n", { status: 503 });
  }
  return answerMetrics(app, request.headers.get("authorization"));
}
