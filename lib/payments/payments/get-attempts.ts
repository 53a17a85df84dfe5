import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { SubjectKind } from "@/lib/payments/subject/subject";
import { attemptView, type PaymentAttemptList } from "./attempt-contract";
import { listAttempts } from "./attempt-store";

/** The tries to pay for something that banks refused; none for what is unknown. */
export async function getAttempts(
  app: App,
  query: { tenantId: TenantId; kind: SubjectKind; id: string },
): Promise<z.input<typeof PaymentAttemptList>> {
  const attempts = await listAttempts(app.db, query);
  return { attempts: attempts.map(attemptView) };
}
