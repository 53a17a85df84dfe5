/** The name of the house as it is written everywhere. */
export function Wordmark({ className = "text-xl" }: { className?: string }) {
  return (
    <span dir="ltr" className={`inline-block font-display font-semibold tracking-tight ${className}`}>
      Bazar<span className="text-accent-text">.</span>
    </span>
  );
}
