/** An illustration in HTML of what DataHub knows about a table: lineage, description, consumers. */
export function AssetPicture() {
  return (
    <figure className="asset-picture">
      <ul className="asset-row" aria-label="Made from">
        <Node kind="Kafka topic" name="orders" />
        <Node kind="Postgres table" name="fx_rates" />
      </ul>
      <Edges />
      <div className="asset-card">
        <p className="asset-kind">Snowflake table</p>
        <p className="asset-name">finance.revenue</p>
        <dl>
          <Fact name="Owner" value="Finance data team" />
          <Fact name="Domain" value="Accounting" />
          <Fact name="Term" value="Revenue" />
          <Fact name="Tag" value="certified" />
        </dl>
      </div>
      <Edges />
      <ul className="asset-row" aria-label="Read by">
        <Node kind="Looker dashboard" name="Revenue by month" />
        <Node kind="ML model" name="churn_model" />
      </ul>
      <figcaption>An example: one table with its lineage, owner, domain, term and tag</figcaption>
    </figure>
  );
}

function Node({ kind, name }: { kind: string; name: string }) {
  return (
    <li className="asset-node">
      <span className="asset-kind">{kind}</span>
      <span className="asset-name">{name}</span>
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Edges() {
  return (
    <svg className="asset-edges" viewBox="0 0 400 36" preserveAspectRatio="none" aria-hidden="true">
      <path d="M100 0C100 20 200 14 200 36M300 0C300 20 200 14 200 36" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
