import type { Api } from "./call";
import type { SeededShop } from "./seed-shop";

export type Address = { deliveryAddress: string; postcode: string; city: string };

export const HOME: Address = { deliveryAddress: "Via Po 12", postcode: "10123", city: "Torino" };
export const ROME: Address = { deliveryAddress: "Via del Corso 10", postcode: "00186", city: "Roma" };
export const UNKNOWN: Address = { deliveryAddress: "Via Inesistente 5", postcode: "10123", city: "Torino" };

/** What the storefront sends with an order to the address, once it was looked up. */
export async function lookedUp(api: Api, shop: SeededShop, address: Address) {
  const { body } = await api("POST", `/api/public/${shop.slug}/delivery-address`, { body: address });
  const { addressToken, position } = body;
  const deliveryAddress = `${address.deliveryAddress}, ${address.city}`;
  return { ...address, deliveryAddress, addressToken, ...(position ? { customerCoords: position } : {}) };
}
