export function Wordmark({ className = "text-xl" }: { className?: string }) {
  return (
    <span className={`font-display ${className}`}>
      <bdi dir="ltr">
        Bazar<span className="text-accent-text">.</span>
      </bdi>
    </span>
  );
}
