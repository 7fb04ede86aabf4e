import type { ComponentProps } from "react";

type Picture = string | { default: string } | { src: { src: string } } | { src: string };

interface IdealImageProps extends Omit<ComponentProps<"img">, "src"> {
  /** An imported picture: its address, or an object that holds it. */
  img: Picture;
}

/** `@theme/IdealImage`: a picture that was imported. */
export default function IdealImage({ img, alt = "", ...rest }: IdealImageProps) {
  return <img src={addressOf(img)} alt={alt} loading="lazy" {...rest} />;
}

function addressOf(img: Picture): string {
  if (typeof img === "string") return img;
  if ("default" in img) return img.default;
  return typeof img.src === "string" ? img.src : img.src.src;
}
