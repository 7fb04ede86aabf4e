import Link from "@theme/Link";
import Airflow from "simple-icons/icons/apacheairflow.svg";
import Kafka from "simple-icons/icons/apachekafka.svg";
import Spark from "simple-icons/icons/apachespark.svg";
import Databricks from "simple-icons/icons/databricks.svg";
import BigQuery from "simple-icons/icons/googlebigquery.svg";
import Looker from "simple-icons/icons/looker.svg";
import MlFlow from "simple-icons/icons/mlflow.svg";
import MongoDb from "simple-icons/icons/mongodb.svg";
import Postgres from "simple-icons/icons/postgresql.svg";
import Snowflake from "simple-icons/icons/snowflake.svg";

const source = (name: string) => `/docs/generated/ingestion/sources/${name}`;

/** A few of the platforms readers ask for most; the rest have a page. */
const platforms = [
  { name: "Snowflake", Logo: Snowflake, to: source("snowflake") },
  { name: "BigQuery", Logo: BigQuery, to: source("bigquery") },
  { name: "Databricks", Logo: Databricks, to: source("databricks") },
  { name: "Postgres", Logo: Postgres, to: source("postgres") },
  { name: "Kafka", Logo: Kafka, to: source("kafka") },
  { name: "MongoDB", Logo: MongoDb, to: source("mongodb") },
  { name: "Airflow", Logo: Airflow, to: "/docs/lineage/airflow" },
  { name: "Spark", Logo: Spark, to: "/docs/metadata-integration/java/acryl-spark-lineage" },
  { name: "Looker", Logo: Looker, to: source("looker") },
  { name: "MLflow", Logo: MlFlow, to: source("mlflow") },
];

/** Platforms that DataHub reads, with their logos, each a link to its page. */
export function PlatformStrip() {
  return (
    <ul className="platform-strip">
      {platforms.map(({ name, Logo, to }) => (
        <li key={name}>
          <Link to={to}>
            <Logo className="icon" aria-hidden="true" />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
