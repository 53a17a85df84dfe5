import { reportAlive } from "@/lib/platform/http/health";

/** The self-hosted server answers this itself (`server/health.ts`). */
export async function GET(): Promise<Response> {
  return reportAlive();
}
