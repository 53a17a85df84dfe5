import { type DnsServer, startDnsServer } from "@/lib/testing/dns-server";
import { appTest } from "@/lib/testing/fixtures";
import { beginStory, expectSamples } from "./story";

let dns: DnsServer;

const it = appTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
  .extend("settings", { scope: "file" }, async ({}, { onCleanup }) => {
    dns = await startDnsServer();
    onCleanup(() => dns.stop());
    return {
      PUBLIC_URL: "https://bazar.example",
      DNS_SERVERS: dns.address,
      DOMAIN_ADDRESSES: "192.0.2.10",
    };
  })
  .extend("beginsAt", "2026-11-28T10:00:00.000Z");

it("Luigi's own domain, from its name to its proof", async () => {
  const story = await beginStory();
  const { tell, aside } = story;
  const named = await tell("addDomain", { body: { name: "trattoria-luigi.example" } });
  const params = { domainId: named.id };
  await tell("listDomains");
  dns.set(named.proof.name, "TXT", [named.proof.value]);
  await tell("checkDomain", { params });
  await tell("getDomain", { params });
  await tell("updateDomain", { params, body: { isPrimary: true } });
  const other = await aside("addDomain", { body: { name: "luigi-torino.example" } });
  await tell("removeDomain", { params: { domainId: other.id } });
  await expectSamples("domains", story);
}, 120_000);
