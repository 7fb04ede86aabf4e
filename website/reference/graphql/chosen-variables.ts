const dataset = "urn:li:dataset:(urn:li:dataPlatform:snowflake,acme.finance.invoices,PROD)";
const customers = "urn:li:dataset:(urn:li:dataPlatform:snowflake,acme.crm.customers,PROD)";
const revenueTable = "urn:li:dataset:(urn:li:dataPlatform:snowflake,acme.finance.revenue,PROD)";
const revenue = "urn:li:glossaryTerm:Finance.Revenue";
const income = "urn:li:glossaryTerm:Finance.Income";
const retention = "urn:li:structuredProperty:com.example.retention_days";
const ownershipType = "urn:li:ownershipType:privacy-officer";
const businessAttribute = {
  businessAttributeUrn: "urn:li:businessAttribute:customer-id",
  resourceUrn: [{ resourceUrn: `urn:li:schemaField:(${customers},customer_id)` }],
};

const recipe = JSON.stringify({
  // biome-ignore lint/suspicious/noTemplateCurlyInString: syntax for secrets in recipes
  source: { type: "snowflake", config: { account_id: "acme", password: "${SNOWFLAKE_PASSWORD}" } },
});
const ingestionSource = {
  name: "Snowflake, every night",
  type: "snowflake",
  schedule: { interval: "0 2 * * *", timezone: "Europe/Berlin" },
  config: { recipe, executorId: "default" },
};
const policy = {
  type: "METADATA",
  name: "Finance editors",
  state: "ACTIVE",
  description: "The finance data team tags the assets of its domain.",
  resources: {
    filter: { criteria: [{ field: "DOMAIN", values: ["urn:li:domain:finance"], condition: "EQUALS" }] },
  },
  privileges: ["EDIT_ENTITY_TAGS"],
  actors: {
    groups: ["urn:li:corpGroup:finance-data"],
    resourceOwners: false,
    allUsers: false,
    allGroups: false,
  },
};
const metadataTest = {
  name: "Datasets have an owner",
  category: "Governance",
  description: "Every dataset has at least one owner.",
  definition: {
    json: JSON.stringify({
      on: { types: ["dataset"] },
      rules: { property: "ownership", operator: "exists" },
    }),
  },
};
const joinOfInvoices = {
  properties: {
    name: "invoices-customers",
    source: dataset,
    destination: customers,
    relationshipFieldmappings: [{ sourceField: "customer_id", destinationField: "customer_id" }],
  },
};
const savedQuery = {
  name: "Monthly revenue",
  description: "Revenue of each month, in euros.",
  statement: {
    value: "SELECT month, sum(amount) FROM acme.finance.invoices GROUP BY month",
    language: "SQL",
  },
};
const view = {
  name: "Finance tables",
  description: "Snowflake tables of the finance department.",
  definition: {
    entityTypes: ["DATASET"],
    filter: { operator: "AND", filters: [{ field: "domains", values: ["urn:li:domain:finance"] }] },
  },
};
const announcement = {
  postType: "HOME_PAGE_ANNOUNCEMENT",
  content: {
    contentType: "TEXT",
    title: "Maintenance on Saturday",
    description: "DataHub is not available from 08:00 to 10:00 UTC.",
  },
};
const onSnowflake = [{ and: [{ field: "platform", values: ["urn:li:dataPlatform:snowflake"] }] }];
const described = (description: string) => ({ input: { editableProperties: { description } } });

/**
 * Variables of examples by operation, for operations whose generated variables would not make a realistic call:
 * they need optional fields or specific values. Other arguments get generated values.
 */
export const chosenVariables: Readonly<Record<string, Record<string, unknown>>> = {
  addBusinessAttribute: { input: businessAttribute },
  addRelatedTerms: { input: { urn: revenue, termUrns: [income], relationshipType: "isA" } },
  aggregateAcrossEntities: {
    input: { types: ["DATASET"], query: "*", facets: ["platform", "domains"] },
  },
  autoComplete: { input: { type: "DATASET", query: "invo", limit: 5 } },
  autoCompleteForMultiple: { input: { types: ["DATASET", "DASHBOARD"], query: "invo", limit: 5 } },
  batchAddOwners: {
    input: {
      owners: [
        {
          ownerUrn: "urn:li:corpuser:jdoe",
          ownerEntityType: "CORP_USER",
          ownershipTypeUrn: "urn:li:ownershipType:__system__technical_owner",
        },
      ],
      resources: [{ resourceUrn: dataset }],
    },
  },
  batchAssignRole: { input: { roleUrn: "urn:li:dataHubRole:Editor", actors: ["urn:li:corpuser:jdoe"] } },
  batchSetApplication: { input: { applicationUrn: "urn:li:application:billing", resourceUrns: [dataset] } },
  batchSetDataProduct: {
    input: { dataProductUrn: "urn:li:dataProduct:invoice-analytics", resourceUrns: [dataset] },
  },
  batchSetDomain: {
    input: { domainUrn: "urn:li:domain:finance", resources: [{ resourceUrn: dataset }] },
  },
  batchUpdateDeprecation: {
    input: {
      deprecated: true,
      note: "Use acme.finance.revenue instead.",
      resources: [{ resourceUrn: dataset }],
      replacement: revenueTable,
    },
  },
  batchUpdateStepStates: {
    input: { states: [{ id: "ingestion-tour-jdoe", properties: [{ key: "seen", value: "true" }] }] },
  },
  createAccessToken: {
    input: {
      type: "PERSONAL",
      actorUrn: "urn:li:corpuser:jdoe",
      duration: "ONE_MONTH",
      name: "nightly-pipeline",
      description: "Used by the nightly ingestion pipeline.",
    },
  },
  createBusinessAttribute: {
    input: { name: "Customer ID", description: "Identifies a customer in all systems.", type: "STRING" },
  },
  createDomain: { input: { name: "Finance", description: "Invoices, payments and the general ledger." } },
  createDynamicFormAssignment: {
    input: { formUrn: "urn:li:form:pii-review", orFilters: onSnowflake },
  },
  createERModelRelationship: { input: joinOfInvoices },
  createForm: {
    input: {
      name: "PII review",
      type: "COMPLETION",
      prompts: [
        {
          title: "How many days may this data be kept?",
          type: "STRUCTURED_PROPERTY",
          structuredPropertyParams: { urn: retention },
          required: true,
        },
      ],
      actors: { owners: true },
    },
  },
  createGlossaryNode: { input: { name: "Finance", description: "Terms used by the finance department." } },
  createGlossaryTerm: {
    input: {
      name: "Revenue",
      description: "Income from the sale of goods and services.",
      parentNode: "urn:li:glossaryNode:Finance",
    },
  },
  createGroup: { input: { name: "Finance data", description: "Owns the finance data products." } },
  createIngestionSource: { input: ingestionSource },
  createInviteToken: { input: { roleUrn: "urn:li:dataHubRole:Editor" } },
  createOwnershipType: {
    input: { name: "Privacy officer", description: "Answers for how personal data is used." },
  },
  createPolicy: { input: policy },
  createPost: { input: announcement },
  createQuery: { input: { properties: savedQuery, subjects: [{ datasetUrn: dataset }] } },
  createSecret: {
    input: {
      name: "SNOWFLAKE_PASSWORD",
      value: "<password>",
      description: "Password of the ingestion user.",
    },
  },
  createStructuredProperty: {
    input: {
      id: "com.example.retention_days",
      qualifiedName: "com.example.retention_days",
      displayName: "Retention in days",
      valueType: "urn:li:dataType:datahub.number",
      cardinality: "SINGLE",
      entityTypes: ["urn:li:entityType:datahub.dataset"],
    },
  },
  createTest: { input: metadataTest },
  createTestConnectionRequest: { input: { recipe } },
  createView: { input: { viewType: "PERSONAL", ...view } },
  deleteOwnershipType: { urn: ownershipType },
  getEntityCounts: { input: { types: ["DATASET", "DASHBOARD"] } },
  getGrantedPrivileges: {
    input: {
      actorUrn: "urn:li:corpuser:jdoe",
      resourceSpec: { resourceType: "DATASET", resourceUrn: dataset },
    },
  },
  getInviteToken: { input: { roleUrn: "urn:li:dataHubRole:Editor" } },
  getPresignedUploadUrl: {
    input: {
      fileName: "diagram.png",
      scenario: "ASSET_DOCUMENTATION",
      assetUrn: dataset,
      contentType: "image/png",
    },
  },
  getTimeline: { input: { urn: dataset, changeCategories: ["TECHNICAL_SCHEMA", "OWNERSHIP"] } },
  listDomains: { input: { start: 0, count: 10 } },
  listRecommendations: {
    input: { userUrn: "urn:li:corpuser:jdoe", requestContext: { scenario: "HOME" }, limit: 5 },
  },
  moveDomain: {
    input: { resourceUrn: "urn:li:domain:accounts-payable", parentDomain: "urn:li:domain:finance" },
  },
  patchEntities: {
    input: [
      {
        urn: dataset,
        aspectName: "datasetProperties",
        patch: [{ op: "ADD", path: "/customProperties/team", value: '"finance"' }],
      },
    ],
  },
  patchEntity: {
    input: {
      urn: dataset,
      aspectName: "datasetProperties",
      patch: [{ op: "ADD", path: "/customProperties/team", value: '"finance"' }],
    },
  },
  raiseIncident: {
    input: {
      type: "OPERATIONAL",
      title: "Invoices of last night are missing",
      description: "The nightly load failed.",
      resourceUrn: dataset,
      priority: "HIGH",
    },
  },
  removeBusinessAttribute: { input: businessAttribute },
  removeRelatedTerms: { input: { urn: revenue, termUrns: [income], relationshipType: "isA" } },
  reportAssertionResult: { result: { type: "SUCCESS", timestampMillis: 1762300800000 } },
  reportOperation: {
    input: { urn: dataset, operationType: "INSERT", sourceType: "DATA_PROCESS", numAffectedRows: 1250 },
  },
  searchAcrossEntities: {
    input: { types: ["DATASET"], query: "invoices", start: 0, count: 10, orFilters: onSnowflake },
  },
  searchAcrossLineage: {
    input: {
      urn: dataset,
      direction: "DOWNSTREAM",
      query: "*",
      start: 0,
      count: 10,
      orFilters: [{ and: [{ field: "degree", values: ["1", "2"] }] }],
    },
  },
  scrollAcrossLineage: { input: { urn: dataset, direction: "DOWNSTREAM", query: "*", count: 100 } },
  setLogicalParent: {
    input: {
      resourceUrn: dataset,
      parentUrn: "urn:li:dataset:(urn:li:dataPlatform:logical,finance.invoices,PROD)",
    },
  },
  submitFormPrompt: {
    urn: dataset,
    input: {
      formUrn: "urn:li:form:pii-review",
      promptId: "retention",
      type: "STRUCTURED_PROPERTY",
      structuredPropertyParams: { structuredPropertyUrn: retention, values: [{ numberValue: 365 }] },
    },
  },
  unlinkAssetVersion: {
    input: {
      versionSet: "urn:li:versionSet:(churn,mlModel)",
      unlinkedEntity: "urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn_model_2,PROD)",
    },
  },
  updateAssetSettings: {
    input: {
      urn: "urn:li:domain:finance",
      summary: { template: "urn:li:dataHubPageTemplate:finance-summary" },
    },
  },
  updateBusinessAttribute: {
    input: { name: "Customer ID", description: "Identifies a customer in all systems." },
  },
  updateChart: described("Revenue of each month, by region."),
  updateDashboard: described("What the finance department looks at every Monday."),
  updateDataFlow: described("Loads invoices every night."),
  updateDataJob: described("Loads the invoices of the day before."),
  updateDataset: described("One row for each invoice."),
  updateDatasets: {
    input: [
      { urn: dataset, update: { editableProperties: { description: "One row for each invoice." } } },
      { urn: customers, update: { editableProperties: { description: "One row for each customer." } } },
    ],
  },
  updateDescription: {
    input: {
      resourceUrn: dataset,
      subResourceType: "DATASET_FIELD",
      subResource: "due_date",
      description: "The day by which the customer has to pay.",
    },
  },
  updateDeprecation: {
    input: {
      urn: dataset,
      deprecated: true,
      note: "Use acme.finance.revenue instead.",
      replacement: revenueTable,
    },
  },
  updateDisplayProperties: { urn: "urn:li:domain:finance", input: { colorHex: "#1F7A5C" } },
  updateERModelRelationship: { input: joinOfInvoices },
  updateEmbed: {
    input: {
      urn: "urn:li:dashboard:(looker,finance_overview)",
      renderUrl: "https://looker.example.com/embed/dashboards/finance_overview",
    },
  },
  updateForm: { input: { urn: "urn:li:form:pii-review", name: "Review of personal data" } },
  updateIncident: { input: { title: "Invoices of two nights are missing", priority: "CRITICAL" } },
  updateIncidentStatus: {
    input: { state: "RESOLVED", stage: "FIXED", message: "The load ran again." },
  },
  updateIngestionSource: { input: ingestionSource },
  updateLink: {
    input: {
      currentUrl: "https://example.com/invoices/runbook",
      currentLabel: "Runbook",
      linkUrl: "https://wiki.example.com/invoices/runbook",
      label: "Runbook of the invoices",
      resourceUrn: dataset,
    },
  },
  updateName: { input: { urn: "urn:li:domain:finance", name: "Finance and controlling" } },
  updateNotebook: described("How the revenue of a quarter is checked."),
  updateOwnershipType: {
    urn: ownershipType,
    input: { name: "Privacy officer", description: "Answers for how personal data is used." },
  },
  updateParentNode: { input: { resourceUrn: revenue, parentNode: "urn:li:glossaryNode:Finance" } },
  updatePolicy: { input: policy },
  updatePost: { input: { urn: "urn:li:post:maintenance-window", ...announcement } },
  updateQuery: { input: { properties: savedQuery } },
  updateSecret: {
    input: {
      urn: "urn:li:dataHubSecret:SNOWFLAKE_PASSWORD",
      name: "SNOWFLAKE_PASSWORD",
      value: "<password>",
    },
  },
  updateStructuredProperty: {
    input: {
      urn: retention,
      description: "How many days the data is kept.",
      newEntityTypes: ["urn:li:entityType:datahub.container"],
    },
  },
  updateTest: { input: metadataTest },
  updateView: { input: view },
  upsertConnection: {
    input: {
      id: "slack-workspace",
      type: "JSON",
      platformUrn: "urn:li:dataPlatform:slack",
      name: "Slack workspace",
      json: { blob: '{"token":"<token>"}' },
    },
  },
  upsertCustomAssertion: {
    input: {
      entityUrn: dataset,
      type: "Reconciliation",
      description: "Every invoice has a customer.",
      platform: { urn: "urn:li:dataPlatform:great-expectations" },
    },
  },
  upsertDataContract: {
    input: { entityUrn: dataset, freshness: [{ assertionUrn: "urn:li:assertion:4c2f7d0e8b" }] },
  },
  upsertPageModule: {
    input: {
      name: "Runbook",
      type: "LINK",
      scope: "GLOBAL",
      params: { linkParams: { linkUrl: "https://wiki.example.com/invoices/runbook" } },
    },
  },
  upsertStructuredProperties: {
    input: {
      assetUrn: dataset,
      structuredPropertyInputParams: [{ structuredPropertyUrn: retention, values: [{ numberValue: 365 }] }],
    },
  },
  versionedDataset: { versionStamp: "schemaMetadata:0" },
};
