"use client";

import { PageViews } from "@/components/frame/work/page-views";

interface ViewTabsProps<Value extends string> {
  label: string;
  /** The page; each view is a value of the parameter `name` of its address. */
  path: string;
  name: string;
  value: Value;
  views: readonly { value: Value; label: string }[];
}

/** The views of one list, as links, so that each has an address of its own. */
export function ViewTabs<Value extends string>({ label, path, name, value, views }: ViewTabsProps<Value>) {
  return (
    <div className="-mx-4 mb-4 md:-mx-6">
      <PageViews
        label={label}
        views={views.map((view) => ({
          path: `${path}?${name}=${view.value}`,
          label: view.label,
          isCurrent: view.value === value,
        }))}
      />
    </div>
  );
}
