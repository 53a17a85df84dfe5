"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { api, dataOf } from "@/components/data/api";
import { useSettled } from "@/components/data/use-settled";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MAX_TENANT_PARAM_LENGTH } from "@/lib/core/ids/param-length";

const MOST_SHOWN = 8;

interface RestaurantFilterProps {
  /** The short name in its address; null lets every restaurant pass. */
  value: string | null;
  onChange: (slug: string | null) => void;
  className?: string;
}

export function RestaurantFilter({ value, onChange, className }: RestaurantFilterProps) {
  const t = useTranslations("adminCommon");
  const listId = useId();
  const [text, setText] = useState(value ?? "");
  const search = useSettled(text.trim());
  const { data: found } = useQuery({
    queryKey: ["admin", "restaurant-names", search],
    queryFn: () =>
      dataOf(api.GET("/api/admin/tenants", { params: { query: { search, limit: MOST_SHOWN } } })).then(
        ({ tenants }) => tenants.map(({ slug, name }) => ({ slug, name })),
      ),
    enabled: search.length > 0,
  });
  // A part of a name is no restaurant yet.
  const chosen = search === "" || found?.some(({ slug }) => slug === search) ? search || null : value;
  const choose = useEffectEvent(() => {
    if (chosen !== value) onChange(chosen);
  });
  useEffect(() => {
    if (chosen !== undefined) choose();
  }, [chosen]);
  useEffect(() => setText(value ?? ""), [value]);
  return (
    <Field label={t("restaurant")} className={className ?? ""}>
      <Input
        type="search"
        value={text}
        list={listId}
        maxLength={MAX_TENANT_PARAM_LENGTH}
        autoComplete="off"
        placeholder={t("anyRestaurant")}
        onChange={(event) => setText(event.target.value)}
      />
      <datalist id={listId}>
        {found?.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </datalist>
    </Field>
  );
}
