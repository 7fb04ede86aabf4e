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

/** A few of the platforms readers ask for most; the rest have a page. */
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

/** Platforms that DataHub reads, with their logos, each a link to its page. */
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

/** The one path a logo of simple-icons is made of. Its title would be said twice: the name stands beside it. */
function shapeOf(logo: string): string | undefined {
  return /<path d="([^"]+)"/.exec(logo)?.[1];
}
