/** An image of a document, after the build has looked at it. */
export interface ImageProps {
  src: string;
  alt?: string;
  title?: string;
  /** Intrinsic size in pixels. */
  width?: number | string;
  height?: number | string;
  srcSet?: string;
  sizes?: string;
  /** The same widths in WebP. */
  webpSrcSet?: string;
  /** Below the fold: load it when it approaches the viewport. */
  lazy?: boolean;
  className?: string;
  /** Other attributes that the document gives it. */
  [attribute: string]: unknown;
}

/** An image with its size, so that nothing moves when it loads. */
export default function Image(props: ImageProps) {
  const {
    src,
    alt = "",
    title,
    width,
    height,
    srcSet,
    sizes,
    webpSrcSet,
    lazy = true,
    className,
    ...others
  } = props;
  const image = (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      title={title}
      width={width}
      height={height}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
      {...others}
    />
  );
  if (!webpSrcSet) return image;
  return (
    <picture>
      <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />
      {image}
    </picture>
  );
}
