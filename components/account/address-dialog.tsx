"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { MAX_ADDRESS_LENGTH, MAX_CITY_LENGTH, MAX_POSTCODE_LENGTH } from "@/lib/core/contact/contact";
import { MAX_LABEL_LENGTH } from "@/lib/people/accounts/saved-address";
import type { SavedAddress } from "./use-bazar-account";

interface AddressDialogProps {
  /** The one that is edited; null for a new one. */
  address: SavedAddress | null;
  onKeep: (address: SavedAddress) => Promise<void>;
  onClose: () => void;
}

const EMPTY: SavedAddress = { label: "", address: "", postcode: "", city: "", coords: null };

export function AddressDialog({ address, onKeep, onClose }: AddressDialogProps) {
  const t = useTranslations("account.details");
  const formId = useId();
  const form = useServerForm<SavedAddress>(address ?? EMPTY);
  const submit = form.onSubmit((typed) => {
    const [label, street, postcode, city] = [typed.label, typed.address, typed.postcode, typed.city].map(
      (text) => text.trim(),
    ) as [string, string, string, string];
    const isSame =
      street === address?.address && postcode === address.postcode && city === (address.city ?? "");
    // Another address is somewhere else.
    return onKeep({
      label,
      address: street,
      postcode,
      city,
      coords: isSame ? (address.coords ?? null) : null,
    });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={t("addressTitle")}
      footer={
        <Button type="submit" form={formId} pending={form.pending} className="w-full">
          {t("keep")}
        </Button>
      }
    >
      <Form id={formId} of={form} onSubmit={submit} className="space-y-5">
        <TextField
          control={form.control}
          name="address"
          rule={{ required: true, maxLength: MAX_ADDRESS_LENGTH }}
          label={t("address")}
          problemText={() => t("addressMissing")}
          input={{ autoComplete: "address-line1" }}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            control={form.control}
            name="postcode"
            rule={{ maxLength: MAX_POSTCODE_LENGTH }}
            label={t("postcode")}
            problemText={() => null}
            input={{ autoComplete: "postal-code" }}
          />
          <TextField
            control={form.control}
            name="city"
            rule={{ maxLength: MAX_CITY_LENGTH }}
            label={t("city")}
            problemText={() => null}
            input={{ autoComplete: "address-level2" }}
          />
        </div>
        <TextField
          control={form.control}
          name="label"
          rule={{ maxLength: MAX_LABEL_LENGTH }}
          label={t("label")}
          hint={t("labelHint")}
          problemText={() => null}
        />
      </Form>
    </Dialog>
  );
}
