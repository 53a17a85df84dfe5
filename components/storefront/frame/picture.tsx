import { pictureSources } from "@/lib/core/pictures/picture-sources";

interface PictureProps {
  address: string;
  /** How wide it is shown, for the browser's choice of size. */
  sizes: string;
  /** In the first view: fetched at once and before others. */
  eager?: boolean;
  className?: string;
}

/** A decorative picture in the best size and format; its box is reserved from the start. */
export function Picture({ address, sizes, eager = false, className = "" }: PictureProps) {
  const { src, width, height, sources } = pictureSources(address);
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt=""
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        className={`size-full object-cover ${className}`}
      />
    </picture>
  );
}
