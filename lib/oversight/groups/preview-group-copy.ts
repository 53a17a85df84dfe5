import type { App } from "@/lib/payments/app";
import type { GroupCopyResult } from "./group-copy-contract";
import { type CopyInput, planCopies } from "./plan-copies";

/** What a copy would do at each restaurant; nothing is done. Throws what copyInGroup throws. */
export function previewGroupCopy(app: App, input: CopyInput): Promise<GroupCopyResult> {
  return planCopies(app, input, async () => {});
}
