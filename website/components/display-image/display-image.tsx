"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { type ImageAddress, readImageAddress } from "./image-address.ts";

export const island = { load: "load" };

/** Shows the image whose URL is in the query parameter `url`, which can be changed in a field. */
export function DisplayImage() {
  const field = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<ImageAddress>({ kind: "none" });
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const address = new URLSearchParams(location.search).get("url") ?? "";
    if (address) field.current!.value = address;
    setImage(readImageAddress(address, location.href));
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = field.current!.value.trim();
    const query = written && `?${new URLSearchParams({ url: written })}`;
    history.pushState(null, "", location.pathname + query);
    setFailed(false);
    setImage(readImageAddress(written, location.href));
  };

  return (
    <div className="display-image">
      <form onSubmit={submit}>
        <label>
          <span>Address of an image</span>
          <input
            ref={field}
            type="text"
            inputMode="url"
            name="url"
            placeholder="/img/datahub-logo.svg"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <button type="submit" className="button action">
          Show
        </button>
      </form>
      <div role="status">
        {image.kind === "refused" && <p>{image.reason}</p>}
        {image.kind === "image" && failed && (
          <p>
            This image cannot be shown here
            {image.host && `: ${image.host} may not be one this site loads from`}.{" "}
            <a href={image.url} rel="noopener noreferrer nofollow">
              Open it by itself
            </a>
          </p>
        )}
      </div>
      {image.kind === "image" && !failed && (
        <img
          key={image.url}
          src={image.url}
          alt={`From ${image.host || "this site"}`}
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}
