"use client";

import { useTranslations } from "next-intl";
import { api, resultOf } from "@/components/data/api";
import type { FormStore } from "@/components/form/form-store";
import { useField, useValue } from "@/components/form/use-field";
import { Checkbox } from "@/components/ui/checkbox";
import { Chip } from "@/components/ui/chip";
import { streetOf } from "@/lib/core/contact/postal-address";
import { MAX_SAVED_ADDRESSES } from "@/lib/people/accounts/saved-address";
import type { CheckoutContact } from "@/lib/service/orders/placement/find-checkout-contact";
import type { AddressKnowledge, OrderForm } from "./order-form";

export type KnownAddresses = NonNullable<CheckoutContact["addresses"]>;

/** As many as an account keeps. */

const plain = (text: string) => text.trim().toLowerCase();

type TypedAddress = Pick<OrderForm, "deliveryAddress" | "postcode" | "city">;

/** The saved address that is typed; one that was saved without a city is known by its street and postcode. */
function findKnown(addresses: KnownAddresses, typed: TypedAddress): KnownAddresses[number] | undefined {
  return addresses.find(
    ({ address, postcode, city }) =>
      plain(address) === plain(typed.deliveryAddress) &&
      plain(postcode) === plain(typed.postcode) &&
      (city === "" || plain(city) === plain(typed.city)),
  );
}

/** What is known of the address without the look-up: where it was when it was saved. */
export function savedKnowledge(addresses: KnownAddresses | null, typed: TypedAddress): AddressKnowledge {
  const coords = addresses && findKnown(addresses, typed)?.coords;
  return coords ? { customerCoords: coords } : {};
}

interface KnownAddressesProps {
  control: FormStore<OrderForm>;
  addresses: KnownAddresses;
}

export function AddressChoice({ control, addresses }: KnownAddressesProps) {
  const t = useTranslations("checkout.how");
  const street = useField(control, "deliveryAddress");
  const postcode = useField(control, "postcode");
  const city = useField(control, "city");
  if (addresses.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t("savedAddresses")}</legend>
      {addresses.map((each) => (
        <Chip
          key={`${each.label} ${each.address} ${each.postcode} ${each.city}`}
          pressed={
            findKnown([each], {
              deliveryAddress: street.value,
              postcode: postcode.value,
              city: city.value,
            }) !== undefined
          }
          onClick={() => {
            street.onChange(each.address);
            postcode.onChange(each.postcode);
            city.onChange(each.city);
          }}
          className="max-w-full"
        >
          <span className="truncate">{each.label || each.address}</span>
        </Chip>
      ))}
    </fieldset>
  );
}

export function KeepAddress({ control, addresses }: KnownAddressesProps) {
  const t = useTranslations("checkout.how");
  const deliveryAddress = useValue(control, "deliveryAddress");
  const postcode = useValue(control, "postcode");
  const city = useValue(control, "city");
  const keeps = useField(control, "keepsAddress");
  const isNew = deliveryAddress.trim() !== "" && !findKnown(addresses, { deliveryAddress, postcode, city });
  if (!isNew || addresses.length >= MAX_SAVED_ADDRESSES) return null;
  return <Checkbox label={t("keepAddress")} checked={keeps.value} onCheckedChange={keeps.onChange} />;
}

/** Adds the address of an order to the account's. An order that was placed does not wait for it. */
export async function keepAddress(
  form: OrderForm,
  { addresses, coords }: { addresses: KnownAddresses | null; coords: KnownAddresses[number]["coords"] },
): Promise<void> {
  if (!form.keepsAddress || !addresses || addresses.length >= MAX_SAVED_ADDRESSES) return;
  if (findKnown(addresses, form)) return;
  const [address, postcode, city] = [form.deliveryAddress.trim(), form.postcode.trim(), form.city.trim()];
  const kept = { label: "", address: streetOf(address, city), postcode, city, coords };
  await resultOf(api.PATCH("/api/bazar/me", { body: { addresses: [...addresses, kept] } }));
}
