import { useContext } from "react";
import Image, { type ImageProps } from "../theme/mdx/image.tsx";
import { imageProps } from "./body.tsx";
import { DocumentContext } from "./html.tsx";

/**
 * An image of a document with code: adds the properties that are only known when the page is rendered.
 *
 * @param link index of its address among the document's links
 */
export default function DocumentImage({ link, ...props }: ImageProps & { link?: number }) {
  const { images } = useContext(DocumentContext);
  const facts = link === undefined ? undefined : images[link];
  return <Image {...props} {...(facts && imageProps(props, facts))} />;
}
