"use client";

import { Trash2 } from "lucide-react";
import { useFormatter } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { NativeSelect } from "@/components/ui/native-select";
import { Switch } from "@/components/ui/switch";
import type { EmulatedPrinterWire } from "@/lib/service/printers/emulated-printer-contract";
import { usePrinterActs } from "./printer-acts";

const KINDS = {
  star_cloudprnt: "Star CloudPRNT",
  epos_direct: "Epson Server Direct Print, with status notification",
  escpos_bridge: "ESC/POS behind a bridge",
} satisfies Record<EmulatedPrinterWire["kind"], string>;

const FAULTS = {
  none: "Nothing",
  paper_out: "Out of paper",
  cover_open: "Its cover is open",
  bad_ticket: "It cannot read tickets",
} as const;

const SWITCHES = [
  { name: "isPaperLow", label: "Paper nearly used up", hint: "Star and Epson say so" },
  { name: "isSlow", label: "Slow", hint: "Ten seconds for a ticket" },
  { name: "isDead", label: "Dead", hint: "Asks for nothing; what it had in its hands is lost" },
  { name: "asksTwice", label: "Asks twice", hint: "Two questions at once" },
  { name: "reorders", label: "Out of order", hint: "Its result comes after its next question" },
] as const;

/** One emulated printer: its switches, and its paper. */
export function EmulatedPrinter({ printer }: { printer: EmulatedPrinterWire }) {
  const { change, remove } = usePrinterActs();
  const { id, name, kind, fault, isDead, problem } = printer;
  const isWell = fault === null && !isDead && problem === null;
  return (
    <li className="flex min-w-0 flex-col rounded-panel bg-surface ring-1 ring-line">
      <header className="flex items-start justify-between gap-3 px-5 pt-4">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold break-words">
            {name}
            <Badge tone={isWell ? "positive" : "critical"}>
              {isDead
                ? "Dead"
                : problem !== null
                  ? "Not answered"
                  : fault
                    ? FAULTS[fault]
                    : "Asks for tickets"}
            </Badge>
          </h2>
          <p className="text-sm text-ink-soft">{KINDS[kind]}</p>
          {problem !== null && !isDead && <p className="mt-1 text-sm text-critical">{problem}</p>}
        </div>
        <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => remove.mutate(id)} />
      </header>
      <fieldset className="grid gap-x-6 px-5 py-3 sm:grid-cols-2">
        <legend className="sr-only">What is wrong with {name}</legend>
        <Field label="What is wrong" className="mb-2">
          <NativeSelect
            options={Object.entries(FAULTS).map(([value, label]) => ({ value, label }))}
            value={fault ?? "none"}
            onChange={({ target }) => {
              const chosen = target.value as keyof typeof FAULTS;
              change.mutate({ id, fault: chosen === "none" ? null : chosen });
            }}
          />
        </Field>
        {SWITCHES.map((each) => (
          <Switch
            key={each.name}
            label={each.label}
            hint={each.hint}
            checked={printer[each.name]}
            onCheckedChange={(isOn) => change.mutate({ id, [each.name]: isOn })}
          />
        ))}
      </fieldset>
      <Papers printer={printer} />
    </li>
  );
}

/** What came out, the newest on top, on grey, as paper on a counter. */
function Papers({ printer: { name, papers } }: { printer: EmulatedPrinterWire }) {
  const write = useFormatter();
  if (papers.length === 0)
    return (
      <p className="grid flex-1 place-items-center rounded-b-panel bg-sunken px-5 py-8 text-sm text-ink-soft">
        Nothing has been printed yet.
      </p>
    );
  return (
    <section
      aria-label={`Paper of ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach it.
      tabIndex={0}
      className="flex max-h-[34rem] min-h-0 flex-1 flex-col gap-5 overflow-y-auto rounded-b-panel bg-sunken p-5"
    >
      {papers.toReversed().map((paper, index) => (
        <figure key={`${paper.jobId}-${paper.printedAt}`} className="mx-auto w-full max-w-72">
          {/* biome-ignore lint/performance/noImgElement: a data address of its own size. */}
          <img
            src={paper.picture}
            width={paper.width}
            height={paper.height}
            alt={`Ticket ${papers.length - index} of ${name}`}
            className="h-auto w-full border-x-8 border-white bg-white shadow-lift"
          />
          <figcaption className="mt-1.5 flex justify-between gap-3 text-xs text-ink-soft">
            <span>{paper.opensDrawer ? "Opened the drawer" : ""}</span>
            <time dateTime={paper.printedAt}>{write.dateTime(new Date(paper.printedAt), "time")}</time>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
