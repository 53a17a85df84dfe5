import { randomBytes } from "node:crypto";
import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { hostName } from "@/lib/restaurant/tenancy/host";
import { getTenantRow, lockTenant } from "@/lib/restaurant/tenancy/tenant-store";
import { domainView } from "./domain-contract";
import { nextCheck } from "./domain-finding";
import { baseOf, type DomainNameProblem, MOST_DOMAINS, readDomainName } from "./domain-name";
import { insertDomainRow, listDomainRows } from "./domain-store";
import { domainPlace } from "./domain-target";

const TOKEN_BYTES = 20;

const WRONG: Record<DomainNameProblem, string> = {
  not_a_name: "must be a host name, such as www.trattoria.example",
  address: "must be a name, not an address of numbers",
  platform: "must not be a name of the platform itself",
  suffix: "must be a name of your own, not one under which names are sold",
};

/**
 * Names a domain of a restaurant's own, which proves nothing yet: others may name it as well. Throws VALIDATION_FAILED,
 * DOMAIN_NAMED and QUOTA_EXCEEDED.
 */
export async function addDomain(
  app: App,
  { tenantId, text, by }: { tenantId: TenantId; text: string; by: string },
) {
  const place = domainPlace(app.env);
  const { host } = place.target;
  const platform = hostName(new URL(app.env.publicUrl).host);
  const read = readDomainName(text, host === null ? [platform] : [platform, host]);
  if ("problem" in read) return refuseField("name", WRONG[read.problem]);
  const { name } = read;
  const [id, now] = [newId("dom"), app.clock.now()];
  describeAct({ subjectId: id, data: { name } });
  const row = await inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    if ((await getTenantRow(tx, { tenantId })).status === "draft")
      fail("RESTAURANT_DRAFT", "The restaurant can have a domain once its owner's email is confirmed.");
    const known = await listDomainRows(tx, { tenantId });
    if (known.some((domain) => domain.name === name))
      fail("DOMAIN_NAMED", "The restaurant has named this domain already.");
    if (known.length >= MOST_DOMAINS)
      fail(
        "QUOTA_EXCEEDED",
        `A restaurant has at most ${MOST_DOMAINS} domains. Remove one that is not used.`,
      );
    // One record proves a name with and without www.
    const kin = known.find((domain) => baseOf(domain.name) === baseOf(name));
    const token = kin?.token ?? randomBytes(TOKEN_BYTES).toString("hex");
    const nextCheckAt = nextCheck({ state: "named", createdAt: now }, now);
    return insertDomainRow(tx, { tenantId, id, name, token, createdBy: by, createdAt: now, nextCheckAt });
  });
  return domainView(row, place);
}
