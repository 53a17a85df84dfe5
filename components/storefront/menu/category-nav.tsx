"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { MenuSection } from "@/components/storefront/frame/storefront";
import { chipClass } from "@/components/ui/chip-style";

export function sectionAnchor(sectionId: string): string {
  return `section-${sectionId}`;
}

/** The section that is being read: the last one whose top has passed below the sticky chips. */
function useSectionInView(sections: readonly MenuSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = sections.flatMap(({ id }) => document.getElementById(sectionAnchor(id)) ?? []);
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) visible.add(entry.target);
          else visible.delete(entry.target);
        }
        const index = elements.findIndex((element) => visible.has(element));
        const section = sections[index];
        if (section) setCurrent(section.id);
      },
      { rootMargin: "-112px 0px -55% 0px" },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);
  return current ?? sections[0]?.id ?? null;
}

interface CategoryNavProps {
  sections: readonly MenuSection[];
}

/** The categories as chips that stay at the top; the one being read comes into view. */
export function CategoryChips({ sections }: CategoryNavProps) {
  const t = useTranslations("storefront.menu");
  const current = useSectionInView(sections);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!chip || !list.current) return;
    const [shown, whole] = [chip, list.current].map((each) => each.getBoundingClientRect());
    if (!shown || !whole) return;
    // By how far its middle is off, so that it works in both directions of writing.
    const left = shown.left + shown.width / 2 - (whole.left + whole.width / 2);
    list.current.scrollBy({ left, behavior: current ? "smooth" : "auto" });
  }, [current]);
  return (
    <nav
      aria-label={t("categories")}
      className="sticky top-0 z-20 -mx-5 border-b border-line bg-page md:-mx-10 xl:hidden"
    >
      <ul
        ref={list}
        className="relative flex gap-2 overflow-x-auto px-5 py-2.5 [scrollbar-width:none] md:px-10"
      >
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${sectionAnchor(section.id)}`}
              aria-current={section.id === current ? "true" : undefined}
              className={chipClass(section.id === current)}
            >
              {section.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function CategoryRail({ sections }: CategoryNavProps) {
  const t = useTranslations("storefront.menu");
  const current = useSectionInView(sections);
  return (
    <nav aria-label={t("categories")} className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto">
      <ul className="border-s border-line">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${sectionAnchor(section.id)}`}
              aria-current={section.id === current ? "true" : undefined}
              className="-ms-px flex min-h-10 items-center border-s-2 border-transparent ps-4 text-ink-soft transition-colors hover:text-ink aria-[current]:border-accent-text aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {section.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
