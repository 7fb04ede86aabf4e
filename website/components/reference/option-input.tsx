import { useId } from "react";
import type { RecipeOption } from "./recipe-options.ts";
import type { RecipeValue } from "./recipe-yaml.ts";

/** The input for one option of a recipe, with its description and, where it is not needed, a button that removes it. */
export function OptionInput({
  option,
  value,
  put,
}: {
  option: RecipeOption;
  value: RecipeValue;
  put: (value: RecipeValue | undefined) => void;
}) {
  const id = useId();
  return (
    <div className="recipe-option">
      <label htmlFor={id}>{option.name}</label>
      <Input id={id} option={option} value={value} put={put} />
      {!option.required && (
        <button type="button" aria-label={`Remove ${option.name}`} onClick={() => put(undefined)}>
          ×
        </button>
      )}
      <small>{option.description}</small>
    </div>
  );
}

function Input({
  id,
  option,
  value,
  put,
}: {
  id: string;
  option: RecipeOption;
  value: RecipeValue;
  put: (value: RecipeValue) => void;
}) {
  switch (option.kind) {
    case "boolean":
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => put(currentTarget.checked)}
        />
      );
    case "choice":
      return (
        <select id={id} value={String(value)} onChange={({ currentTarget }) => put(currentTarget.value)}>
          {option.choices?.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      );
    case "list":
      return (
        <textarea
          id={id}
          rows={Math.max(2, Array.isArray(value) ? value.length : 1)}
          aria-description="One a line"
          value={Array.isArray(value) ? value.join("\n") : String(value)}
          onChange={({ currentTarget }) => put(currentTarget.value.split("\n"))}
        />
      );
    case "number":
      return (
        <input
          id={id}
          type="number"
          value={String(value)}
          onChange={({ currentTarget }) => put(currentTarget.valueAsNumber || 0)}
        />
      );
    default:
      return (
        <input
          id={id}
          type="text"
          value={String(value ?? "")}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => put(currentTarget.value)}
        />
      );
  }
}
