"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { datasetUrn, environments } from "./dataset-urn.ts";

export const island = { load: "interaction" };

/** Builds the URN of a dataset from its three parts while they are typed. */
export function UrnBuilder() {
  const parts = useRef<HTMLFieldSetElement>(null);
  const [urn, setUrn] = useState(datasetUrn("snowflake", "finance.public.revenue", "PROD"));
  const read = () => {
    const fields = parts.current!.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select");
    const [platform, name, environment] = [...fields].map(({ value }) => value);
    setUrn(datasetUrn(platform!, name!, environment!));
  };
  // Takes over what was typed before hydration.
  useLayoutEffect(read, []);
  return (
    <fieldset ref={parts} className="urn-builder" onChange={read}>
      <legend className="visually-hidden">Parts of the URN</legend>
      <label>
        <span>Platform</span>
        <input type="text" name="platform" defaultValue="snowflake" autoComplete="off" spellCheck={false} />
      </label>
      <label>
        <span>Name</span>
        <input
          type="text"
          name="name"
          defaultValue="finance.public.revenue"
          autoComplete="off"
          spellCheck={false}
        />
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
    </fieldset>
  );
}
