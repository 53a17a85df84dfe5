/** Holds the place of what is loading; give it the size and shape of what comes. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-breathe rounded-control bg-line ${className}`} />;
}
