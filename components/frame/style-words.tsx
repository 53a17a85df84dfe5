"use client";

import { Check, Leaf, Soup } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Price } from "@/components/ui/price";
import { RelativeTime } from "@/components/ui/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import { Table } from "@/components/ui/table";
import { StyleSection } from "./style-section";

const LINES = [
  { id: "1", dish: "Tagliatelle al ragù", quantity: 2, price: 14.5 },
  { id: "2", dish: "Vitello tonnato", quantity: 1, price: 16 },
  { id: "3", dish: "Bonet", quantity: 3, price: 7.5 },
];

export function StyleWords() {
  return (
    <>
      <StyleSection title="Type">
        <p className="font-display text-5xl">Trattoria Luigi</p>
        <p className="font-display text-3xl">Antipasti della casa</p>
        <p className="font-display text-xl">Vitello tonnato</p>
        <p className="text-lg">Veal, slowly poached, with a sauce of tuna and capers.</p>
        <p>Body text at sixteen pixels, for reading. Straße, perché, niño, 日本語.</p>
        <p className="text-sm text-ink-soft">Small text for hints and facts, open until 22:30.</p>
        <p>
          <a href="#content" className="font-semibold text-accent-text underline underline-offset-4">
            A link in a sentence
          </a>
        </p>
      </StyleSection>
      <StyleSection title="States">
        <div className="flex flex-wrap gap-2">
          <Badge>Draft</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="positive" icon={Check}>
            Paid
          </Badge>
          <Badge tone="caution">Waiting</Badge>
          <Badge tone="critical">Sold out</Badge>
          <Badge tone="info">Preparing</Badge>
          <Badge tone="positive" icon={Leaf}>
            Vegan
          </Badge>
        </div>
        <p className="flex gap-6">
          <Price amount={1284.5} currency="EUR" />
          <Price amount={1200} currency="JPY" />
          <Price amount={-2.5} currency="USD" signed />
          <RelativeTime at="2026-01-01T12:00:00Z" className="text-ink-soft" />
        </p>
      </StyleSection>
      <StyleSection title="Table, loading, nothing yet">
        <Table
          caption="Lines of an order"
          rows={LINES}
          rowKey={(line) => line.id}
          columns={[
            { key: "dish", header: "Dish", cell: (line) => line.dish },
            { key: "quantity", header: "Qty", cell: (line) => line.quantity, numeric: true },
            {
              key: "price",
              header: "Price",
              cell: (line) => <Price amount={line.price} currency="EUR" />,
              numeric: true,
            },
          ]}
        />
        <div className="flex gap-4">
          <div className="flex-1 space-y-2">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-1/4" />
          </div>
          <Skeleton className="size-24" />
        </div>
        <EmptyState icon={Soup} title="No order yet" action={<Button>Place a test order</Button>}>
          The first order rings the bell and lands here. Try it with one of your own.
        </EmptyState>
      </StyleSection>
    </>
  );
}
