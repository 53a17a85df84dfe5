/** What keys do, one below the other. */
export function KeyList({ keys }: { keys: readonly (readonly [key: string, meaning: string])[] }) {
  return (
    <dl className="divide-y divide-line">
      {keys.map(([key, meaning]) => (
        <div key={key} className="flex min-h-11 items-center justify-between gap-4">
          <dt>
            <kbd className="rounded-[0.375rem] bg-sunken px-2 py-1 font-sans text-sm font-semibold ring-1 ring-line ring-inset">
              {key}
            </kbd>
          </dt>
          <dd className="text-end text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
