import { getPageApp, type PageApp } from "@/lib/app/page-app";
import { reportReady, reportUnready } from "@/lib/platform/http/health";

/** The self-hosted server answers this itself (`server/health.ts`). */
export async function GET(): Promise<Response> {
  let app: PageApp;
  try {
    app = getPageApp();
  } catch {
    return reportUnready("the environment is not valid; the log says what is missing");
  }
  return reportReady(app);
}
