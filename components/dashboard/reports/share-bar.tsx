export function ShareBar({ share }: { share: number }) {
  const width = `${Math.min(100, Math.max(0, share * 100))}%`;
  return (
    <span aria-hidden="true" className="mt-1 block h-1.5 w-full overflow-hidden rounded-full bg-sunken">
      <span className="block h-full rounded-full bg-accent" style={{ width }} />
    </span>
  );
}
