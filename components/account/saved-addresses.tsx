"use client";

import { Pencil, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ApiResult } from "@/components/data/api";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useToast } from "@/components/ui/toast";
import { MAX_SAVED_ADDRESSES } from "@/lib/people/accounts/saved-address";
import { AddressDialog } from "./address-dialog";
import type { SavedAddress } from "./use-bazar-account";
import { useProblemWords } from "./use-problem-words";

interface SavedAddressesProps {
  addresses: readonly SavedAddress[];
  onSave: (addresses: SavedAddress[]) => Promise<ApiResult<unknown>>;
}

/** The addresses of an account; the first is the one that checkouts begin with. */
export function SavedAddresses({ addresses, onSave }: SavedAddressesProps) {
  const t = useTranslations("account.details");
  const toast = useToast();
  const problemWords = useProblemWords();
  const [edited, setEdited] = useState<number | null>(null);

  const save = async (next: SavedAddress[]): Promise<boolean> => {
    const result = await onSave(next);
    toast(
      result.ok
        ? { title: t("saved") }
        : { tone: "failure", title: problemWords(result.code) ?? problemWords("other") ?? "" },
    );
    return result.ok;
  };
  const keep = async (address: SavedAddress) => {
    const next = addresses.map((each, index) => (index === edited ? address : each));
    if (await save(edited === addresses.length ? [...next, address] : next)) setEdited(null);
  };
  return (
    <div>
      <h3 className="font-semibold">{t("addresses")}</h3>
      {addresses.length === 0 && <p className="mt-1 text-ink-soft">{t("noAddresses")}</p>}
      <ul className="mt-2 divide-y divide-line">
        {addresses.map((saved, index) => (
          <li
            key={`${saved.label}|${saved.address}|${saved.postcode}`}
            className="flex items-center gap-2 py-2"
          >
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <bdi>{saved.label || saved.address}</bdi>
                {index === 0 && addresses.length > 1 && <Badge>{t("first")}</Badge>}
              </p>
              <p className="truncate text-sm text-ink-soft">
                <bdi>
                  {[saved.label && saved.address, [saved.postcode, saved.city].filter(Boolean).join(" ")]
                    .filter(Boolean)
                    .join(", ")}
                </bdi>
              </p>
            </div>
            {index > 0 && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => save([saved, ...addresses.filter((each) => each !== saved)])}
              >
                {t("makeFirst", { address: saved.label || saved.address })}
              </Button>
            )}
            <IconButton
              icon={Pencil}
              label={t("editAddress", { address: saved.label || saved.address })}
              onClick={() => setEdited(index)}
            />
            <IconButton
              icon={Trash2}
              label={t("removeAddress", { address: saved.label || saved.address })}
              onClick={() => save(addresses.filter((each) => each !== saved))}
            />
          </li>
        ))}
      </ul>
      {addresses.length < MAX_SAVED_ADDRESSES && (
        <Button variant="secondary" className="mt-3" onClick={() => setEdited(addresses.length)}>
          <Plus className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {t("addAddress")}
        </Button>
      )}
      {edited !== null && (
        <AddressDialog address={addresses[edited] ?? null} onKeep={keep} onClose={() => setEdited(null)} />
      )}
    </div>
  );
}
