"use client";

import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { Combobox, type ComboboxOption } from "@/components/ui/combobox";
import { CONTROL_BOX } from "@/components/ui/control-style";
import { IconButton } from "@/components/ui/icon-button";
import type { ApiFailure } from "./api-failure";
import { useSettled } from "./use-settled";

export type Picked = ComboboxOption;

interface SearchPickerProps {
  /** What is searched, as a part of the cache's key. */
  of: readonly unknown[];
  /** What the server finds for a text; the first few for none. */
  find: (text: string) => Promise<readonly Picked[]>;
  chosen: readonly Picked[];
  onChange: (chosen: Picked[]) => void;
  /** One replaces the other. */
  single?: boolean;
  placeholder?: string;
  /** Needed outside of a `Field`. */
  label?: string;
  /** Names the button that takes one out. */
  removeLabel: (name: string) => string;
  noneLabel: string;
}

/** Chooses from what is too long for a menu: type, then press one with the pointer or with arrows and Enter. */
export function SearchPicker(props: SearchPickerProps) {
  const { of, find, chosen, onChange, single = false, placeholder, label, removeLabel, noneLabel } = props;
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const wanted = useSettled(text.trim());
  const { data: found = [], isPending } = useQuery<readonly Picked[], ApiFailure>({
    queryKey: [...of, "picker", wanted],
    queryFn: () => find(wanted),
    enabled: open,
  });
  // What was found for an earlier text is not what Enter should choose now.
  const isCurrent = wanted === text.trim() && !isPending;
  const options = isCurrent ? found.filter(({ value }) => chosen.every((each) => each.value !== value)) : [];
  const pick = (option: Picked) => {
    onChange(single ? [option] : [...chosen, option]);
    setText("");
  };
  const [only] = chosen;
  const remove = (gone: Picked) => onChange(chosen.filter(({ value }) => value !== gone.value));
  if (single && only) {
    return (
      <div className={`${CONTROL_BOX} flex min-h-12 items-center justify-between ps-3.5`}>
        <span className="truncate">{only.label}</span>
        <IconButton icon={X} label={removeLabel(only.label)} onClick={() => remove(only)} />
      </div>
    );
  }
  return (
    <div>
      {chosen.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {chosen.map((each) => (
            <li
              key={each.value}
              className="inline-flex min-h-11 items-center rounded-control bg-sunken ps-3 text-sm font-medium"
            >
              {each.label}
              <IconButton icon={X} label={removeLabel(each.label)} onClick={() => remove(each)} />
            </li>
          ))}
        </ul>
      )}
      <Combobox
        text={text}
        onText={setText}
        groups={[{ label: null, options }]}
        onPick={pick}
        noneLabel={isCurrent ? noneLabel : null}
        onOpenChange={setOpen}
        placeholder={placeholder}
        label={label}
      />
    </div>
  );
}
