import type { App as PlatformApp } from "@/lib/platform/app";
import type { AddressLookup } from "./delivery/address-lookup";
import type { ShopCache } from "./menu/shop-cache";

/** What use-cases of restaurants and people may use. */
export type App = PlatformApp & { shops: ShopCache; addresses: AddressLookup };
