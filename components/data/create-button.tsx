"use client";

import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";

export function CreateButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {label}
    </Button>
  );
}
