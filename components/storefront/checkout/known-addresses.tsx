"use client";

import { useTranslations } from "next-intl";
import { api, resultOf } from "@/components/data/api";
import type { FormStore } from "@/components/form/form-store";
import { useField, useValue } from "@/components/form/use-field";
import { Checkbox } from "@/components/ui/checkbox";
import { Chip } from "@/components/ui/chip";
import type { CheckoutContact } from "@/lib/service/orders/find-checkout-contact";
import type { OrderForm } from "./order-form";

export type KnownAddresses = NonNullable<CheckoutContact["addresses"]>;

/** As many as an account keeps. */
const MOST_ADDRESSES = 10;

const plain = (text: string) => text.trim().toLowerCase();

function isKnown(addresses: KnownAddresses, typed: Pick<OrderForm, "deliveryAddress" | "postcode">): boolean {
  return addresses.some(
    ({ address, postcode }) =>
      plain(address) === plain(typed.deliveryAddress) && plain(postcode) === plain(typed.postcode),
  );
}

interface KnownAddressesProps {
  control: FormStore<OrderForm>;
  addresses: KnownAddresses;
}

/** The account's addresses to choose from. */
export function AddressChoice({ control, addresses }: KnownAddressesProps) {
  const t = useTranslations("checkout.how");
  const street = useField(control, "deliveryAddress");
  const postcode = useField(control, "postcode");
  const coords = useField(control, "customerCoords");
  if (addresses.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t("savedAddresses")}</legend>
      {addresses.map((each) => (
        <Chip
          key={`${each.label} ${each.address} ${each.postcode}`}
          pressed={isKnown([each], { deliveryAddress: street.value, postcode: postcode.value })}
          onClick={() => {
            street.onChange(each.address);
            postcode.onChange(each.postcode);
            coords.onChange(null);
          }}
          className="max-w-full"
        >
          <span className="truncate">{each.label || each.address}</span>
        </Chip>
      ))}
    </fieldset>
  );
}

/** Offers to keep an address that the account does not have. */
export function KeepAddress({ control, addresses }: KnownAddressesProps) {
  const t = useTranslations("checkout.how");
  const deliveryAddress = useValue(control, "deliveryAddress");
  const postcode = useValue(control, "postcode");
  const keeps = useField(control, "keepsAddress");
  const isNew = deliveryAddress.trim() !== "" && !isKnown(addresses, { deliveryAddress, postcode });
  if (!isNew || addresses.length >= MOST_ADDRESSES) return null;
  return <Checkbox label={t("keepAddress")} checked={keeps.value} onCheckedChange={keeps.onChange} />;
}

/** Adds the address of an order to the account's. An order that was placed does not wait for it. */
export async function keepAddress(
  { deliveryAddress, postcode, keepsAddress }: OrderForm,
  addresses: KnownAddresses | null,
): Promise<void> {
  if (!keepsAddress || !addresses || addresses.length >= MOST_ADDRESSES) return;
  if (isKnown(addresses, { deliveryAddress, postcode })) return;
  const kept = { label: "", address: deliveryAddress.trim(), postcode: postcode.trim() };
  await resultOf(api.PATCH("/api/bazar/me", { body: { addresses: [...addresses, kept] } }));
}
