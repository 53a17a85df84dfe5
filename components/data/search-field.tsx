"use client";

import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useSettled } from "@/components/data/use-settled";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MAX_SEARCH_LENGTH } from "@/lib/core/paging/search-length";

interface SearchFieldProps {
  label: string;
  hint: string;
  search: string | null;
  onSearch: (search: string | null) => void;
  className?: string;
}

/** A search that begins when typing pauses. */
export function SearchField({ label, hint, search, onSearch, className = "" }: SearchFieldProps) {
  const [text, setText] = useState(search ?? "");
  const settled = useSettled(text.trim());
  const begin = useEffectEvent((typed: string) => {
    if ((typed || null) !== search) onSearch(typed || null);
  });
  useEffect(() => begin(settled), [settled]);
  useEffect(() => {
    if (search === null) setText("");
  }, [search]);
  return (
    <Field label={label} className={className}>
      <Input
        type="search"
        value={text}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={hint}
        before={<Search className="size-4.5" strokeWidth={1.5} aria-hidden="true" />}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  );
}
