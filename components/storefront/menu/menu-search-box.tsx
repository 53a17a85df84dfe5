"use client";

import { Search, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";

/** Narrows the menu with every letter. */
export function MenuSearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useTranslations("storefront.menu");
  const box = useRef<HTMLElement>(null);
  const clear = () => {
    onChange("");
    box.current?.querySelector("input")?.focus();
  };
  return (
    <search ref={box} className="relative flex-1">
      <Field label={t("search")} hideLabel>
        <Input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          placeholder={t("search")}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          before={<Search className="size-4.5" strokeWidth={1.5} aria-hidden="true" />}
        />
      </Field>
      {text !== "" && (
        <IconButton icon={X} label={t("clearSearch")} onClick={clear} className="absolute top-0.5 end-0.5" />
      )}
    </search>
  );
}
