"use client";

import { useState } from "react";
import { datasetUrn, environments } from "./dataset-urn.ts";

export const island = { load: "interaction" };

/** Makes the URN of a dataset from its three parts, as they are typed. */
export function UrnBuilder() {
  const [platform, setPlatform] = useState("snowflake");
  const [name, setName] = useState("finance.public.revenue");
  const [environment, setEnvironment] = useState<string>("PROD");
  return (
    <div className="urn-builder">
      <label>
        <span>Platform</span>
        <input value={platform} onChange={(event) => setPlatform(event.target.value)} spellCheck={false} />
      </label>
      <label>
        <span>Name</span>
        <input value={name} onChange={(event) => setName(event.target.value)} spellCheck={false} />
      </label>
      <label>
        <span>Environment</span>
        <select value={environment} onChange={(event) => setEnvironment(event.target.value)}>
          {environments.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <output aria-label="URN">
        <code>{datasetUrn(platform, name, environment)}</code>
      </output>
    </div>
  );
}
