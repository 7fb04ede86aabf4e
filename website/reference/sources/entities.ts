/** Names of the entities that sources produce, by the names of their pages. */
export const entityNames: Readonly<Record<string, string>> = {
  assertion: "Assertion",
  chart: "Chart",
  container: "Container",
  corpgroup: "Group",
  corpuser: "User",
  dashboard: "Dashboard",
  dataflow: "Data flow",
  datahubaccesstoken: "Access token",
  datahubexecutionrequest: "Execution request",
  datajob: "Data job",
  dataprocessinstance: "Process instance",
  dataset: "Dataset",
  domain: "Domain",
  glossarynode: "Term group",
  glossaryterm: "Glossary term",
  mlfeature: "ML feature",
  mlfeaturetable: "ML feature table",
  mlmodel: "ML model",
  mlmodeldeployment: "ML model deployment",
  mlmodelgroup: "ML model group",
  mlprimarykey: "ML primary key",
  query: "Query",
  schemafield: "Schema field",
  tag: "Tag",
};

/** The entity that a concept becomes, with its subtype if there is one. */
export interface Produced {
  entity: string;
  subtype?: string;
}

/** Parse `container (Database)`. */
export function readProduced(written: string): Produced {
  const match = /^(\w+)(?: \((.+)\))?$/.exec(written);
  return { entity: match?.[1] ?? written, subtype: match?.[2] };
}

/** The distinct entities that a source produces. */
export function producedEntities(concepts: Readonly<Record<string, string>> = {}): string[] {
  return [...new Set(Object.values(concepts).map((written) => readProduced(written).entity))];
}
