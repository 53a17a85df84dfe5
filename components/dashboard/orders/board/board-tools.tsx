"use client";

import { ChefHat, Plus, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode, RefObject } from "react";
import { SwitchedOffPanel } from "@/components/dashboard/orders/availability/switched-off-panel";
import { type BoardView, TYPE_FILTERS, type TypeFilter } from "@/components/dashboard/orders/board-view";
import { TenantLink } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { BoardOptions } from "./board-options";

interface BoardToolsProps {
  view: BoardView;
  onView: (changes: Partial<BoardView>) => void;
  type: TypeFilter;
  onType: (type: TypeFilter) => void;
  search: string;
  onSearch: (search: string) => void;
  searchBox: RefObject<HTMLInputElement | null>;
  /** On a phone below the tickets: the first order of a new restaurant comes before everything else. */
  isLast: boolean;
  /** What narrows the board down to a station. */
  stations: ReactNode;
}

/** What narrows the board down and how it looks, between its header and its columns. */
export function BoardTools(props: BoardToolsProps) {
  const { view, onView, type, onType, search, onSearch, searchBox, isLast, stations } = props;
  const t = useTranslations("orderBoard");
  const order = useTranslations("dashboardNewOrder");
  return (
    <div
      className={`flex flex-wrap items-center gap-2 px-4 pb-3 md:px-6 print:hidden ${isLast ? "max-lg:order-last" : ""}`}
    >
      <search className="relative min-w-28 flex-1 md:max-w-56">
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-soft"
          strokeWidth={1.5}
          aria-hidden="true"
        />
        <input
          ref={searchBox}
          type="search"
          value={search}
          maxLength={60}
          aria-label={t("search.board")}
          placeholder={t("search.boardHint")}
          onChange={(event) => onSearch(event.target.value)}
          className="min-h-11 w-full rounded-control bg-surface pr-2 pl-9.5 text-base ring-1 ring-line-strong ring-inset placeholder:text-sm placeholder:text-ink-soft md:text-sm"
        />
      </search>
      <SegmentedControl
        label={t("type.label")}
        value={type}
        onValueChange={onType}
        options={TYPE_FILTERS.map((value) => ({ value, label: t(`type.${value}`) }))}
        className="max-md:hidden [&>label]:px-2.5"
      />
      {stations}
      <div className="ml-auto flex items-center gap-0.5 md:gap-1">
        <TenantLink path="/orders/new" className={buttonClass("primary", "small")}>
          <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          {order("title")}
        </TenantLink>
        <Button
          variant={view.makeNow ? "secondary" : "quiet"}
          size="small"
          aria-pressed={view.makeNow}
          onClick={() => onView({ makeNow: !view.makeNow })}
        >
          <ChefHat className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          <span className="max-lg:sr-only">{t("makeNow.title")}</span>
        </Button>
        <SwitchedOffPanel />
        <BoardOptions {...{ view, onView, type, onType }} />
      </div>
    </div>
  );
}
