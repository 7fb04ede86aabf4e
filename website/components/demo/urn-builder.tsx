"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { datasetUrn, environments } from "./dataset-urn.ts";

export const island = { load: "interaction" };

/** Makes the URN of a dataset from its three parts, as they are typed. */
export function UrnBuilder() {
  const form = useRef<HTMLFormElement>(null);
  const [urn, setUrn] = useState(datasetUrn("snowflake", "finance.public.revenue", "PROD"));
  const read = () => {
    const fields = new FormData(form.current!);
    const [platform, name, environment] = ["platform", "name", "environment"].map(
      (key) => `${fields.get(key)}`,
    );
    setUrn(datasetUrn(platform!, name!, environment!));
  };
  // What was typed before this code was there counts too.
  useLayoutEffect(read, []);
  return (
    <form
      ref={form}
      className="urn-builder"
      aria-label="URN of a dataset"
      onChange={read}
      onSubmit={(event) => event.preventDefault()}
    >
      <label>
        <span>Platform</span>
        <input name="platform" defaultValue="snowflake" autoComplete="off" spellCheck={false} />
      </label>
      <label>
        <span>Name</span>
        <input name="name" defaultValue="finance.public.revenue" autoComplete="off" spellCheck={false} />
      </label>
      <label>
        <span>Environment</span>
        <select name="environment" defaultValue="PROD" autoComplete="off">
          {environments.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <output aria-label="URN">
        <code>{urn}</code>
      </output>
    </form>
  );
}
