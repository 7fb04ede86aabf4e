"use client";

import { type FormEvent, useEffect, useState } from "react";
import { type ImageAddress, readImageAddress } from "./image-address.ts";

export const island = { load: "load" };

/** Shows the image whose address stands behind `?url=` in the page's own; a field changes it. */
export function DisplayImage() {
  const [written, setWritten] = useState("");
  const [image, setImage] = useState<ImageAddress>({ kind: "none" });
  const [failed, setFailed] = useState(false);

  const show = (address: string) => {
    setFailed(false);
    setImage(readImageAddress(address, location.href));
  };

  useEffect(() => {
    const address = new URLSearchParams(location.search).get("url") ?? "";
    setWritten(address);
    setImage(readImageAddress(address, location.href));
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = written.trim() && `?${new URLSearchParams({ url: written.trim() })}`;
    history.pushState(null, "", location.pathname + query);
    show(written);
  };

  return (
    <div className="display-image">
      <form onSubmit={submit}>
        <label>
          <span>Address of an image</span>
          <input
            type="text"
            inputMode="url"
            name="url"
            value={written}
            placeholder="/img/datahub-logo.svg"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setWritten(event.target.value)}
          />
        </label>
        <button type="submit" className="action action-main">
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
