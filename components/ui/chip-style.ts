const REST = "text-ink ring-1 ring-line-strong ring-inset hover:bg-sunken";
const ON = "bg-ink text-page";

export function chipClass(active = false): string {
  return `relative inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full px-3.5 text-sm font-medium whitespace-nowrap touch-manipulation transition-colors after:absolute after:-inset-y-1 after:inset-x-0 ${active ? ON : REST}`;
}
