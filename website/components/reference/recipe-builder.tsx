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

/** Delay in milliseconds after which a spinner is shown, as for everything that is loaded late. */
const SPINNER_DELAY_MS = 200;

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
  const [state, setState] = useState<Loaded | "waiting" | Error>();
  const open = async () => {
    const address = root.current?.querySelector<HTMLAnchorElement>("a[href$='.json']")?.href;
    if (!root.current?.open || (state && !(state instanceof Error)) || !address) return;
    setState(undefined);
    const timer = setTimeout(setState, SPINNER_DELAY_MS, "waiting");
    try {
      const schema = await fetchSchema(address);
      const config = schema.properties!.source!.properties!.config!;
      const example = valueAt(schema.examples?.[0], ["source", "config"]) ?? {};
      setState({ options: recipeOptions(config), config: example });
    } catch (error) {
      setState(error as Error);
    } finally {
      clearTimeout(timer);
    }
  };
  // A reader may have opened it before hydration.
  useEffect(() => void open(), []);
  return (
    <div className="recipe-builder">
      <details ref={root} onToggle={open}>
        <summary>Build a recipe of your own</summary>
        {state === "waiting" && <div className="spinner" role="status" aria-label="Loading" />}
        {state instanceof Error && (
          <div className="failure" role="alert">
            <p>{state.message}</p>
            <button type="button" className="button" onClick={open}>
              Retry
            </button>
          </div>
        )}
        {typeof state === "object" && "config" in state && (
          <Builder id={id} type={type} {...state} change={(config) => setState({ ...state, config })} />
        )}
        <div className="recipe-builder-note">{children}</div>
      </details>
    </div>
  );
}

/**
 * Fetch the JSON schema of a recipe.
 *
 * @throws Error when nothing or something else is answered
 */
async function fetchSchema(address: string): Promise<SchemaNode> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The options could not be loaded: ${response.status} ${address}`);
  return response.json();
}

function Builder({
  id,
  type,
  options,
  config,
  change,
}: Loaded & { id: string; type: string; change: (config: RecipeValue) => void }) {
  const set = options.filter((option) => valueAt(config, option.path) !== undefined);
  const others = options.filter((option) => valueAt(config, option.path) === undefined);
  const missing = others.filter((option) => option.required);
  const yaml = writeYaml(recipeOf(type, config)).trimStart();
  const field = useRef<HTMLInputElement>(null);
  const add = (input: HTMLInputElement) => {
    const option = others.find(({ name }) => name === input.value);
    if (!option) return;
    change(withOption(config, option, options, type));
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
            put={(value) => change(withValue(config, option.path, value))}
            remove={() => {
              change(withoutOption(config, option));
              field.current?.focus();
            }}
          />
        ))}
        <div className="recipe-option">
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
        </div>
        <datalist id={`${id}options`}>
          {others.map((option) => (
            <option key={option.name} value={option.name}>
              {option.description}
            </option>
          ))}
        </datalist>
      </div>
      <div className="recipe-builder-result">
        {/* As the engine writes code, which then copies it too; its component would bring its icons along. */}
        <div className="code-block">
          <p className="code-title">{type}.dhub.yaml</p>
          <div className="code-frame">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must be reachable by keyboard */}
            <pre tabIndex={0}>
              <code>{yaml}</code>
            </pre>
            <button type="button" className="code-copy corner-button">
              <span data-copy-label="">Copy</span>
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}
