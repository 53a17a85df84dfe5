import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/platform/app";
import { listSentEmails } from "./email-store";

/** Which of these emails of a restaurant were sent, to whom and when, as far as they are still kept. */
export function findSentEmails(
  app: App,
  emails: { tenantId: TenantId; uniqueKeys: string[] },
): Promise<{ template: string; to: string; sentAt: Date }[]> {
  return listSentEmails(app.db, emails);
}
