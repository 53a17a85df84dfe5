import type { App as PlatformApp } from "@/lib/platform/app";
import type { AddressLookup } from "./delivery/address-lookup";
import type { DnsLookup } from "./domains/dns-lookup";
import type { DomainHosting } from "./domains/domain-hosting";
import type { HostCache } from "./domains/host-cache";
import type { ShopCache } from "./menu/shop-cache";

/** What use-cases of restaurants and people may use. */
export type App = PlatformApp & {
  shops: ShopCache;
  addresses: AddressLookup;
  /** Restaurants by their own hosts. */
  hosts: HostCache;
  dns: DnsLookup;
  /** Whoever serves the pages and has to know each domain; null where nobody has to be. */
  hosting: DomainHosting | null;
};
