import { useId, useState } from "react";
import type { RecipeOption } from "./recipe-options.ts";
import type { RecipeValue } from "./recipe-yaml.ts";

/** The input of a recipe option, with its description and, if it is optional, a button that removes it. */
export function OptionInput({
  option,
  value,
  put,
  remove,
}: {
  option: RecipeOption;
  value: RecipeValue;
  put: (value: RecipeValue) => void;
  remove: () => void;
}) {
  const id = useId();
  const about = `${id}about`;
  return (
    <div className="recipe-option">
      <label htmlFor={id}>{option.name}</label>
      <Input names={{ id, "aria-describedby": about }} option={option} value={value} put={put} />
      {!option.required && (
        <button type="button" aria-label={`Remove ${option.name}`} onClick={remove}>
          ×
        </button>
      )}
      <small id={about}>
        {[option.kind === "list" && "One per line.", option.description].filter(Boolean).join(" ")}
      </small>
    </div>
  );
}

/** Attributes that tie an input to its label and its description. */
interface Names {
  id: string;
  "aria-describedby": string;
}

function Input({
  names,
  option,
  value,
  put,
}: {
  names: Names;
  option: RecipeOption;
  value: RecipeValue;
  put: (value: RecipeValue) => void;
}) {
  switch (option.kind) {
    case "boolean":
      return (
        <input
          {...names}
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => put(currentTarget.checked)}
        />
      );
    case "choice":
      return (
        <select {...names} value={String(value)} onChange={({ currentTarget }) => put(currentTarget.value)}>
          {option.choices?.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      );
    case "list":
      return <LinesInput names={names} lines={Array.isArray(value) ? value : [value]} put={put} />;
    case "integer":
    case "number":
      // Not controlled, as that would replace what is not a number yet, such as a minus sign.
      return (
        <input
          {...names}
          type="number"
          step={option.kind === "integer" ? 1 : "any"}
          defaultValue={String(value)}
          onChange={({ currentTarget: { valueAsNumber: number } }) =>
            put((option.kind === "integer" ? Math.trunc(number) : number) || 0)
          }
          onBlur={({ currentTarget }) => {
            currentTarget.value = String(value);
          }}
        />
      );
    default:
      return (
        <input
          {...names}
          type="text"
          value={String(value ?? "")}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => put(currentTarget.value)}
        />
      );
  }
}

/** A list with one item to a line. Empty lines are ignored, as an empty pattern would match any name. */
function LinesInput({
  names,
  lines,
  put,
}: {
  names: Names;
  lines: readonly RecipeValue[];
  put: (value: RecipeValue) => void;
}) {
  const [typed, setTyped] = useState(lines.join("\n"));
  return (
    <textarea
      {...names}
      rows={Math.max(2, typed.split("\n").length)}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        put(currentTarget.value.split("\n").filter((line) => line.trim() !== ""));
      }}
    />
  );
}
