import { parser } from "@lezer/python";
import type { Attribute, Model, Routine, Sdk, SdkClass } from "../reference/python-sdk/sdk.ts";

/** A parameter of a function, a method or a class. */
export interface Parameter {
  name: string;
  required: boolean;
  /** Whether its place among the arguments can tell it. */
  positional: boolean;
}

/** What a name of the SDK stands for, as far as its data tell. */
export interface Thing {
  /** What a call takes; undefined where it is not known, or anything. */
  parameters?: readonly Parameter[];
  /** The type of a call's result, or of a value. */
  type?: string;
  /** What it has behind a dot. */
  members?: ReadonlyMap<string, Thing>;
  /** Whether `members` is all it has. */
  whole?: boolean;
}

/** The names of a version of the SDK. */
export interface SdkNames {
  /** What each module has, by its name. */
  modules: ReadonlyMap<string, ReadonlyMap<string, Thing>>;
  /** What all modules have. */
  everything: ReadonlyMap<string, Thing>;
  /** Types that are mentioned; modules may have them without being described with them. */
  mentioned: ReadonlySet<string>;
}

/** Bases whose classes are made from their attributes, and bases of enumerations. */
const recordBases = new Set(["BaseModel", "ConfigModel"]);
const enumBases = new Set(["Enum", "ConfigEnum"]);

/** Prepare the data of the SDK to check Python with. */
export function sdkNames({ pages, models, urns }: Sdk): SdkNames {
  const described = pages.flatMap((page) => page.modules);
  const classes = new Map(described.flatMap((module) => module.classes).map((one) => [one.name, one]));
  const modules = new Map<string, Map<string, Thing>>([
    ["datahub.metadata.schema_classes", new Map(models.map((model) => [model.name, modelThing(model)]))],
    [
      "datahub.metadata.urns",
      new Map(urns.map(({ name, signature }) => [name, { type: name, parameters: parametersOf(signature) }])),
    ],
  ]);
  for (const module of described) {
    const things: [string, Thing][] = [
      ...module.classes.map((one): [string, Thing] => [one.name, classThing(one, classes)]),
      ...module.functions.map((one): [string, Thing] => [one.name, routineThing(one)]),
    ];
    modules.set(module.module, new Map(things));
  }
  // The package passes on what its modules have, and URNs.
  const ofPackage = [...modules].filter(([name]) => /^datahub\.(sdk\.|metadata\.urns$)/.test(name));
  if (modules.has("datahub.sdk.main_client")) {
    modules.set("datahub.sdk", new Map(ofPackage.flatMap(([, names]) => [...names])));
  }
  const everything = new Map([...modules.values()].flatMap((names) => [...names]));
  const text = JSON.stringify(pages, (key, value) => (/summary|description/.test(key) ? undefined : value));
  return { modules, everything, mentioned: new Set(text.match(/\b[A-Z]\w+/g)) };
}

function modelThing({ name, kind, values, fields }: Model): Thing {
  if (kind === "enum") {
    return { members: new Map(values?.map((value) => [value, {}])), whole: values !== undefined };
  }
  const parameters = Object.entries(fields ?? {}).map(([field, type]) => ({
    name: field,
    required: !type.includes(" = "),
    positional: true,
  }));
  return { type: name, parameters: fields && parameters };
}

function classThing(one: SdkClass, described: ReadonlyMap<string, SdkClass>): Thing {
  const chain = withBases(one, described);
  const attributes = chain.flatMap((each) => each.attributes ?? []);
  const methods = chain.flatMap((each) => each.methods ?? []);
  const bases = chain.flatMap((each) => each.bases ?? []).filter((base) => !described.has(base));
  const isRecord = attributes.length > 0 && bases.every((base) => recordBases.has(base));
  return {
    type: one.name,
    parameters: parametersOf(one.signature) ?? (isRecord ? attributes.map(parameterOf) : undefined),
    members: new Map([
      ...attributes.map(({ name, type }): [string, Thing] => [name, { type }]),
      ...methods.map((method): [string, Thing] => [method.name, routineThing(method)]),
    ]),
    whole: bases.every((base) => enumBases.has(base)),
  };
}

/** A class and those it is based on, as far as they are described; the first base comes first. */
function withBases(one: SdkClass, described: ReadonlyMap<string, SdkClass>): SdkClass[] {
  const bases = (one.bases ?? []).flatMap((base) => described.get(base) ?? []);
  return [...bases.flatMap((base) => withBases(base, described)), one];
}

/** The parameter that sets an attribute. It has another name where the default gives one: `Field(alias='schema')`. */
function parameterOf({ name, type = "", default: value }: Attribute): Parameter {
  const alias = /^Field\(alias='(\w+)'\)$/.exec(value ?? "")?.[1];
  const required = alias !== undefined || (value === undefined && !type.startsWith("Optional["));
  return { name: alias ?? name, required, positional: false };
}

function routineThing({ signature }: Routine): Thing {
  return { parameters: parametersOf(signature), type: /->\s*(.*)$/s.exec(signature)?.[1] };
}

/** The parameters of a signature; undefined where it takes any number of them. */
function parametersOf(signature: string | undefined): Parameter[] | undefined {
  const source = `def name${signature}: ...`;
  const list = parser.parse(source).topNode.getChild("FunctionDefinition")?.getChild("ParamList");
  const parameters: Parameter[] = [];
  let positional = true;
  for (let node = list?.firstChild; node; node = node.nextSibling) {
    if (/^\*/.test(node.name)) {
      if (node.nextSibling?.name === "VariableName") return undefined;
      positional = false;
    } else if (node.name === "AssignOp") parameters.at(-1)!.required = false;
    else if (node.name === "VariableName" && node.prevSibling?.name !== "AssignOp") {
      parameters.push({ name: source.slice(node.from, node.to), required: true, positional });
    }
  }
  return list ? parameters : undefined;
}
