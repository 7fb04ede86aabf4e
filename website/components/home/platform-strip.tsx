import Link from "@theme/Link";
import airflow from "simple-icons/icons/apacheairflow.svg?raw";
import kafka from "simple-icons/icons/apachekafka.svg?raw";
import spark from "simple-icons/icons/apachespark.svg?raw";
import databricks from "simple-icons/icons/databricks.svg?raw";
import bigQuery from "simple-icons/icons/googlebigquery.svg?raw";
import looker from "simple-icons/icons/looker.svg?raw";
import mlFlow from "simple-icons/icons/mlflow.svg?raw";
import mongoDb from "simple-icons/icons/mongodb.svg?raw";
import postgres from "simple-icons/icons/postgresql.svg?raw";
import snowflake from "simple-icons/icons/snowflake.svg?raw";

const source = (name: string) => `/docs/generated/ingestion/sources/${name}`;

/** A selection of the most requested platforms; the others are on the integrations page. */
const platforms = [
  { name: "Snowflake", logo: snowflake, to: source("snowflake") },
  { name: "BigQuery", logo: bigQuery, to: source("bigquery") },
  { name: "Databricks", logo: databricks, to: source("databricks") },
  { name: "Postgres", logo: postgres, to: source("postgres") },
  { name: "Kafka", logo: kafka, to: source("kafka") },
  { name: "MongoDB", logo: mongoDb, to: source("mongodb") },
  { name: "Airflow", logo: airflow, to: "/docs/lineage/airflow" },
  { name: "Spark", logo: spark, to: "/docs/metadata-integration/java/acryl-spark-lineage" },
  { name: "Looker", logo: looker, to: source("looker") },
  { name: "MLflow", logo: mlFlow, to: source("mlflow") },
];

/** Supported platforms with their logos, each linked to its page. */
export function PlatformStrip() {
  return (
    <ul className="platform-strip">
      {platforms.map(({ name, logo, to }) => (
        <li key={name}>
          <Link to={to}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={shapeOf(logo)} />
            </svg>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The path of a logo from simple-icons. The SVG's title is left out, as the name is next to the logo. */
function shapeOf(logo: string): string | undefined {
  return /<path d="([^"]+)"/.exec(logo)?.[1];
}
