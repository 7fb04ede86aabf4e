import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql";

/** The entity that an example is about, which provides values for arguments such as `urn`. */
export interface ExampleContext {
  /** URN of that entity. */
  urn: string;
  /** URN of an entity by the prefix of an argument's name, such as `tag` in `tagUrn`. */
  urnOf: (kind: string) => string | undefined;
  /** Texts for fields such as `name` and `description`. */
  texts: Readonly<Record<string, string>>;
}

const dataset = "urn:li:dataset:(urn:li:dataPlatform:snowflake,acme.finance.invoices,PROD)";

/** Optional fields that are nearly always set. */
const shownOptional = new Set([
  "name",
  "title",
  "description",
  "start",
  "count",
  "label",
  "ownershipTypeUrn",
  "types",
  "urn",
  "roleUrn",
  "value",
  "parentDomain",
  "parentNode",
]);

/** Example values of arguments, by name. */
const texts: Record<string, string> = {
  actors: "urn:li:corpuser:jdoe",
  aboutMe: "Looks after the finance tables.",
  aspectName: "datasetProperties",
  actorUrn: "urn:li:corpuser:jdoe",
  childUrn: dataset,
  clientId: "datahub",
  colorHex: "#D14343",
  contentHash: "9e107d9d372bb6826bd81d3542a419d6",
  cliVersion: "1.1.0",
  category: "Governance",
  customType: "Late delivery",
  currentLabel: "Runbook",
  currentUrl: "https://example.com/invoices/runbook",
  defaultView: "urn:li:dataHubView:finance-tables",
  description: "Looked after by the finance data team.",
  displayName: "Invoices",
  downstreamUrn: "urn:li:dataset:(urn:li:dataPlatform:snowflake,acme.finance.revenue,PROD)",
  email: "finance-data@example.com",
  entityType: "dataset",
  entityTypes: "urn:li:entityType:datahub.dataset",
  entityUrn: dataset,
  executorId: "default",
  externalUrl: "https://example.com/invoices",
  facet: "platform",
  field: "platform",
  fieldPath: "amount",
  filename: "diagram.png",
  originalFileName: "diagram.png",
  ownershipTypeUrn: "urn:li:ownershipType:__system__technical_owner",
  fileName: "diagram.png",
  contentType: "image/png",
  mimeType: "image/png",
  iconName: "Bank",
  id: "9e107d9d",
  ids: "ingestion-tour-jdoe",
  ingestionSourceUrn: "urn:li:dataHubIngestionSource:snowflake-nightly",
  executionRequestUrn: "urn:li:dataHubExecutionRequest:6f1d2b7a",
  interval: "0 2 * * *",
  inviteToken: "7b52009b64fd",
  json: '{"on":{"types":["dataset"]},"rules":{"property":"ownership","operator":"exists"}}',
  key: "team",
  label: "Runbook",
  linkedEntity: "urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn_model_2,PROD)",
  linkUrl: "https://example.com/invoices/runbook",
  location: "https://example.com/banner.png",
  logic: "Every invoice has a customer.",
  message: "The load of last night is late.",
  modules: "urn:li:dataHubPageModule:top-finance-tables",
  name: "Finance",
  note: "Use the revenue table.",
  path: "/customProperties/team",
  parentNode: "urn:li:glossaryNode:Finance",
  parentDomain: "urn:li:domain:finance",
  parentUrn: dataset,
  platformUrn: "urn:li:dataPlatform:snowflake",
  promptId: "retention",
  qualifiedName: "com.example.retention_days",
  privilege: "EDIT_ENTITY_TAGS",
  privileges: "EDIT_ENTITY_TAGS",
  query: "invoices",
  recipe: '{"source":{"type":"snowflake","config":{"account_id":"acme"}}}',
  requestUrl: "https://access.example.com",
  resource: dataset,
  resources: dataset,
  resourceSpec: "dataset",
  resourceType: "dataset",
  resourceUrn: dataset,
  renderUrl: "https://example.com/embed/invoices",
  runId: "snowflake-2025_11_05-02_00_00",
  scope: "GLOBAL",
  scenario: "HOME",
  secret: "SNOWFLAKE_PASSWORD",
  secrets: "SNOWFLAKE_PASSWORD",
  slug: "invoices",
  source: "urn:li:dataset:(urn:li:dataPlatform:snowflake,acme.finance.invoices,PROD)",
  destination: "urn:li:dataset:(urn:li:dataPlatform:snowflake,acme.crm.customers,PROD)",
  sourceField: "customer_id",
  destinationField: "customer_id",
  stringValue: "confidential",
  statement: "SELECT * FROM acme.finance.invoices",
  storageBucket: "acme-datahub-files",
  storageKey: "product-assets/9e107d9d",
  subResource: "amount",
  systemSources: "false",
  timezone: "Europe/Berlin",
  title: "Invoices",
  token: "<token>",
  tokenId: "5d41402abc4b",
  type: "snowflake",
  upstreamUrn: dataset,
  url: "https://example.com/invoices/runbook",
  userUrn: "urn:li:corpuser:jdoe",
  value: "finance",
  values: "urn:li:dataPlatform:snowflake",
  version: "2",
  valueType: "urn:li:dataType:datahub.string",
  versionLabel: "2",
  versionStamp: "schemaMetadata:0",
};

/** Example values of input fields, by type and name. */
const fieldTexts: Record<string, string> = {
  "PlatformInput.urn": "urn:li:dataPlatform:snowflake",
  "PlatformInput.name": "Snowflake",
  "UpsertCustomAssertionInput.type": "Row check",
};

const numbers: Record<string, number> = {
  start: 0,
  count: 10,
  limit: 10,
  page: 1,
  sizeInBytes: 48211,
  maxHops: 2,
  timestampMillis: 1762300800000,
};

/**
 * An example value for an argument or input field.
 *
 * @param name its name, which tells what the value means
 */
export function exampleValue(type: GraphQLInputType, name: string, context: ExampleContext): unknown {
  if (isNonNullType(type)) return exampleValue(type.ofType, name, context);
  if (isListType(type))
    return /ToRemove$|^remove/.test(name) ? [] : [exampleValue(type.ofType, name, context)];
  if (isInputObjectType(type)) return exampleInput(type, context);
  if (isEnumType(type)) {
    const values = type.getValues().filter(({ deprecationReason }) => deprecationReason === undefined);
    const wanted = values.find((value) => value.name === enumChoices[type.name]);
    return (wanted ?? values[0])?.name;
  }
  switch (type.name) {
    case "Boolean":
      return true;
    case "Int":
    case "Long":
      return numbers[name] ?? (/time|millis/i.test(name) ? numbers.timestampMillis : 1);
    case "Float":
      return numbers[name] ?? 1;
    default:
      return exampleText(name, context);
  }
}

const enumChoices: Record<string, string> = {
  EntityType: "DATASET",
  PatchOperationType: "ADD",
  OwnerEntityType: "CORP_USER",
};

function exampleText(name: string, { urn, urnOf, texts: suiting }: ExampleContext): string {
  if (/^urns?$/.test(name)) return urn;
  const kind = /^(\w+?)Urns?$/.exec(name)?.[1];
  return suiting[name] ?? texts[name] ?? (kind && urnOf(kind)) ?? urnOf(name) ?? "example";
}

/**
 * The required fields of an input and those that are nearly always set; if there are none, the first simple
 * field.
 */
function exampleInput(type: GraphQLInputObjectType, context: ExampleContext): Record<string, unknown> {
  const fields = Object.values(type.getFields()).filter(
    ({ deprecationReason }) => deprecationReason === undefined,
  );
  const shown = fields.filter(
    (field) =>
      isNonNullType(field.type) || (shownOptional.has(field.name) && isLeafType(getNamedType(field.type))),
  );
  const simple = fields.find((field) => isLeafType(getNamedType(field.type))) ?? fields[0];
  const chosen = shown.length > 0 || !simple ? shown : [simple];
  const valueFor = ({ name, type: own }: (typeof chosen)[number]) =>
    fieldTexts[`${type.name}.${name}`] ?? exampleValue(own, name, context);
  return Object.fromEntries(chosen.map((field) => [field.name, valueFor(field)]));
}
