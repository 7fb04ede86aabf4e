"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { OptionInput } from "./option-input.tsx";
import {
  type RecipeOption,
  recipeOf,
  recipeOptions,
  type SchemaNode,
  valueAt,
  withOption,
  withoutOption,
  withValue,
} from "./recipe-options.ts";
import { type RecipeValue, writeYaml } from "./recipe-yaml.ts";

export const island = { load: "interaction" };

interface Loaded {
  options: RecipeOption[];
  config: RecipeValue;
}

/**
 * Builds a recipe: the reader selects options and sees the YAML. It starts from the example in the JSON schema,
 * which is fetched when it is first opened.
 *
 * @param type the source's type in a recipe
 * @param children text with a link to the JSON schema, shown without scripts
 */
export default function RecipeBuilder({ type, children }: { type: string; children: ReactNode }) {
  const id = useId();
  const root = useRef<HTMLDetailsElement>(null);
  const [state, setState] = useState<Loaded | "failed">();
  const open = async () => {
    const address = root.current?.querySelector<HTMLAnchorElement>("a[href$='.json']")?.href;
    if (!root.current?.open || typeof state === "object" || !address) return;
    setState(undefined);
    try {
      const schema: SchemaNode = await (await fetch(address)).json();
      const config = schema.properties!.source!.properties!.config!;
      const example = valueAt(schema.examples?.[0], ["source", "config"]) ?? {};
      setState({ options: recipeOptions(config), config: example });
    } catch {
      setState("failed");
    }
  };
  // A reader may have opened it before hydration.
  useEffect(() => void open(), []);
  return (
    <details ref={root} className="recipe-builder" onToggle={open}>
      <summary>Build a recipe of your own</summary>
      {typeof state === "object" && (
        <Builder id={id} type={type} {...state} change={(config) => setState({ ...state, config })} />
      )}
      {state === "failed" && (
        <p role="alert">The options could not be loaded. Close this and open it again.</p>
      )}
      <div className="recipe-builder-note">{children}</div>
    </details>
  );
}

function Builder({
  id,
  type,
  options,
  config,
  change,
}: Loaded & { id: string; type: string; change: (config: RecipeValue) => void }) {
  const [copied, setCopied] = useState(false);
  const set = options.filter((option) => valueAt(config, option.path) !== undefined);
  const others = options.filter((option) => valueAt(config, option.path) === undefined);
  const missing = others.filter((option) => option.required);
  const yaml = writeYaml(recipeOf(type, config)).trimStart();
  const field = useRef<HTMLInputElement>(null);
  const put = (next: RecipeValue) => {
    setCopied(false);
    change(next);
  };
  const add = (input: HTMLInputElement) => {
    const option = others.find(({ name }) => name === input.value);
    if (!option) return;
    put(withOption(config, option, options, type));
    input.value = "";
  };
  return (
    <div className="recipe-builder-body">
      <div className="recipe-builder-options">
        {set.map((option) => (
          <OptionInput
            key={option.name}
            option={option}
            value={valueAt(config, option.path)!}
            put={(value) => put(withValue(config, option.path, value))}
            remove={() => {
              put(withoutOption(config, option));
              field.current?.focus();
            }}
          />
        ))}
        <label htmlFor={`${id}add`}>Add an option</label>
        <input
          ref={field}
          id={`${id}add`}
          list={`${id}options`}
          placeholder={missing[0] ? `${missing[0].name} is needed` : "Name of a field"}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget, nativeEvent }) => {
            // A typed name may be incomplete: `database` is a prefix of `database_pattern.allow`.
            const { inputType } = nativeEvent as InputEvent;
            const typed = inputType !== undefined && inputType !== "insertReplacementText";
            const longer = ({ name }: RecipeOption) =>
              name !== currentTarget.value && name.startsWith(currentTarget.value);
            if (!typed || !others.some(longer)) add(currentTarget);
          }}
          onKeyDown={({ currentTarget, key }) => key === "Enter" && add(currentTarget)}
          onBlur={({ currentTarget }) => add(currentTarget)}
        />
        <datalist id={`${id}options`}>
          {others.map((option) => (
            <option key={option.name} value={option.name}>
              {option.description}
            </option>
          ))}
        </datalist>
      </div>
      <div className="recipe-builder-result">
        <pre>
          <code>{yaml}</code>
        </pre>
        <button
          type="button"
          onClick={async () => {
            await navigator.clipboard.writeText(yaml);
            setCopied(true);
          }}
        >
          {copied ? "Copied" : "Copy"}
        </button>
      </div>
    </div>
  );
}
