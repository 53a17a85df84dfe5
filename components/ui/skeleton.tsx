/** A placeholder for content that is loading; give it the content's size and shape. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-breathe rounded-control bg-line ${className}`} />;
}
