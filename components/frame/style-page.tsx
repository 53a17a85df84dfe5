"use client";

import { useState } from "react";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { TenantTheme } from "@/components/ui/tenant-theme";
import { StyleActions } from "./style-actions";
import { StyleForms } from "./style-forms";
import { StyleWords } from "./style-words";

const ACCENTS = [
  { value: "house", label: "House", color: null },
  { value: "tomato", label: "Tomato", color: "#c8321f" },
  { value: "basil", label: "Basil", color: "#0b6e4f" },
  { value: "saffron", label: "Saffron", color: "#f2b705" },
  { value: "ink", label: "Ink", color: "#0b1f4b" },
] as const;

export function StylePage() {
  const [name, setName] = useState<(typeof ACCENTS)[number]["value"]>("house");
  const accent = ACCENTS.find((candidate) => candidate.value === name)?.color ?? null;
  return (
    <main id="content">
      <header className="flex flex-wrap items-end justify-between gap-4 px-5 py-8 md:px-10">
        <h1 className="font-display text-4xl">Design system</h1>
        <SegmentedControl label="Accent" options={ACCENTS} value={name} onValueChange={setName} />
      </header>
      <div className="grid grid-cols-1 lg:grid-cols-2">
        {(["light", "dark"] as const).map((scheme) => (
          <TenantTheme
            key={scheme}
            accent={accent}
            scheme={scheme}
            className="min-w-0 space-y-14 px-5 py-10 md:px-10"
          >
            <StyleWords />
            <StyleActions />
            <StyleForms />
          </TenantTheme>
        ))}
      </div>
    </main>
  );
}
