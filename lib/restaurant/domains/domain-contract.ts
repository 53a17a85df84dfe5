import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { DOMAIN_PROBLEMS, type DomainState, Finding, problemOf, proves, servedUntil } from "./domain-finding";
import { isApex, proofRecordName, proofRecordValue } from "./domain-name";

const LONGEST_TYPED = 300;

export const DomainParams = z.object({
  tenantId: TenantParam,
  domainId: IdParam.describe("One of the restaurant's own domains"),
});

export const AddDomainBody = z
  .object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(LONGEST_TYPED)
      .describe(
        "The host name, such as `www.trattoria.example`; an address with `https://` is read as its host",
      ),
  })
  .meta({ id: "AddDomainRequest", example: { name: "www.trattoria.example" } });

export const UpdateDomainBody = z
  .object({
    isPrimary: z
      .literal(true)
      .describe("Links lead to it, and the restaurant's other domains redirect to it"),
  })
  .meta({ id: "UpdateDomainRequest" });

const instant = z.iso.datetime();

const DnsRecord = z
  .object({
    type: z.enum(["TXT", "A", "AAAA", "CNAME"]),
    name: z.string(),
    value: z.string(),
  })
  .meta({ id: "DomainRecord" });

export const DomainWire = z
  .object({
    id: z.string(),
    name: z.string().describe("In lower case, as DNS writes it: letters beyond ASCII are Punycode"),
    state: z
      .enum(["named", "proven", "lost"])
      .describe(
        "`named` until its record is found; `proven` while the storefront is served there; `lost` when its record was away too long, or another restaurant has proven it",
      ),
    isPrimary: z.boolean().describe("Links lead to it, and the restaurant's other domains redirect to it"),
    url: z.string().describe("The storefront there"),
    proof: DnsRecord.describe("The record that proves the domain; it has to stay"),
    pointing: z
      .array(DnsRecord)
      .describe("The records that bring guests here: all that are listed, or a CNAME alone where it is one"),
    problem: z
      .enum(DOMAIN_PROBLEMS)
      .nullable()
      .describe(
        "What keeps it from working, by the last check; null when nothing does, or before the first check",
      ),
    found: z
      .object({
        texts: z.array(z.string()).describe("What the TXT record says"),
        addresses: z.array(z.string()).describe("Where the name leads"),
      })
      .nullable()
      .describe("What the last check found; null before the first"),
    hostMessage: z.string().nullable().describe("Why the host of the pages refuses it, in its own words"),
    createdAt: instant,
    provenAt: instant.nullable().describe("When its record was found; null before"),
    checkedAt: instant.nullable(),
    failingSince: instant.nullable().describe("Since when the record of a proven domain is not found"),
    servedUntil: instant.nullable().describe("When it is taken out of service if its record stays away"),
  })
  .meta({ id: "Domain" });
export type DomainWire = z.output<typeof DomainWire>;

export const DomainList = z
  .object({
    domains: z.array(DomainWire).describe("In the order in which they were named"),
  })
  .meta({ id: "DomainList" });

/** Where domains have to lead, by the installation's configuration. */
export type PointingTarget = { addresses: readonly string[]; host: string | null };

type Row = {
  id: string;
  name: string;
  token: string;
  state: DomainState;
  isPrimary: boolean;
  createdAt: Date;
  provenAt: Date | null;
  checkedAt: Date | null;
  failingSince: Date | null;
  finding: unknown;
  hostProblem: string | null;
};

/** The records that bring guests to a name: a CNAME where a name may have one, else addresses. */
function pointingRecords(name: string, { addresses, host }: PointingTarget) {
  if (host !== null && (!isApex(name) || addresses.length === 0))
    return [{ type: "CNAME" as const, name, value: host }];
  return addresses.map((value) => ({
    type: value.includes(":") ? ("AAAA" as const) : ("A" as const),
    name,
    value,
  }));
}

/** A domain on the wire. `originOf` makes the address of a host. */
export function domainView(
  row: Row,
  { target, originOf }: { target: PointingTarget; originOf: (host: string) => string },
): DomainWire {
  const finding = row.finding === null ? null : Finding.parse(row.finding);
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    isPrimary: row.isPrimary,
    url: originOf(row.name),
    proof: { type: "TXT", name: proofRecordName(row.name), value: proofRecordValue(row.token) },
    pointing: pointingRecords(row.name, target),
    problem: problemOf(row, finding),
    found: finding && {
      texts: proves(finding, row.token) ? [proofRecordValue(row.token)] : finding.texts,
      addresses: finding.addresses,
    },
    hostMessage: row.state === "proven" ? row.hostProblem : null,
    createdAt: row.createdAt.toISOString(),
    provenAt: iso(row.provenAt),
    checkedAt: iso(row.checkedAt),
    failingSince: iso(row.failingSince),
    servedUntil: iso(row.failingSince && finding && servedUntil(row.failingSince, finding)),
  };
}
