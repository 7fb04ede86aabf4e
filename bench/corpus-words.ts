import type { Random } from "./corpus-random.ts";

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Topics, each of which names a folder. */
export const topics = words(`
  routing queues schedules retries batching payloads signatures tenants quotas regions failover snapshots
  journals replay ordering windows joins lookups enrichment redaction consent invoices meters budgets
  dashboards probes incidents runbooks maintenance upgrades rollouts flags experiments audiences templates
  channels digests preferences identities sessions devices certificates vaults roles reviews archives
  imports exports mirrors gateways adapters sandboxes fixtures simulators traces spans heatmaps forecasts
  calendars holidays locales currencies
`);

const nouns = words(`
  message queue consumer producer route rule schedule retry batch payload header signature tenant quota region
  replica snapshot journal offset window lookup field mask consent invoice meter budget panel probe incident
  runbook rollout flag experiment audience template channel digest preference identity session device
  certificate vault role review archive import export mirror gateway adapter sandbox simulator trace span
  forecast calendar locale currency handler worker partition lease heartbeat checkpoint cursor deadline
  envelope manifest registry dispatcher throttle backlog filter transform validator operator listener socket
  bundle ledger receipt voucher
`);

const verbs = words(`
  route deliver replay throttle inspect rotate sign verify compress archive restore pause resume drain promote
  demote mirror merge split validate reject acknowledge annotate measure sample forecast bill refund provision
  retire migrate seed isolate quarantine release approve delegate translate render schedule dispatch
`);

const adjectives = words(`
  idle late duplicate signed regional durable transient ordered unordered metered suspended verified expired
  pending partial nested scoped shared private inherited manual automatic strict lenient compressed mirrored
  orphaned oversized trusted anonymous cached stale
`);

const systems = words(`
  Postgres Kafka RabbitMQ Redis Kubernetes Terraform Prometheus Grafana Okta Stripe Twilio Snowflake BigQuery
  Elasticsearch Cassandra NATS Envoy Vault Consul Airflow
`);

const sentences = [
  "A {a} {n} stays in the {n} until a {n} picks it up or its {n} runs out.",
  "The {n} decides which {n} may {v} a {n}, and writes the decision to the {n}.",
  "When {s} does not answer, the {n} waits {d} seconds and then tries to {v} the {n} again.",
  "You can {v} up to {d} of them in one call; more than that is cut off without a warning.",
  "If you {v} a {n} by hand, the {n} that belongs to it becomes {a} and no {n} will {v} it.",
  "Keep one {n} for each {n}: it makes it easy to see which {a} {n} belongs to whom.",
  "{S} calls this a {n}; here it is a {a} {n}, because it can {v} more than one {n}.",
  "Set `{i}` to change how often the {n} is allowed to {v} its {n}.",
  "Nothing is lost when a {n} stops: the {n} keeps a {a} {n} for {d} minutes.",
  "Before you {v} the {n}, check that no {a} {n} still points to it.",
  "The {n} and the {n} share a {n}, so a change to one is seen by the other at once.",
  "Most teams {v} the {n} nightly and {v} the {n} once a week.",
  "The field `{i}` holds the {n} of the {a} {n}, or nothing when there is none.",
  "To see why a {n} was refused, open its {n} and look for the {a} {n} of the same hour.",
  "A {n} from {s} arrives as a {a} {n} and is turned into a {n} by the {n}.",
  "Only someone with the {n} role can {v} a {a} {n} that another team owns.",
  "In a {a} region the {n} is read from the nearest {n}, which may be {d} seconds behind.",
  "The {n} is counted once, even when several {a} consumers {v} it.",
  "Do not rely on the order of a {a} {n}; use the {n} if the order matters.",
  "After the {n} ends, the {n} sends one {n} with everything that it could not {v}.",
  "With {s} behind a {n}, give the {n} a longer {n} than the {n} in front of it.",
  "An operator can {v} the {n} from the console, from the command line or with the API.",
];

const headings = [
  "How a {n} is chosen",
  "Before you start",
  "Set up the {n}",
  "{V} a {a} {n}",
  "Connect {s}",
  "Limits of the {n}",
  "Who may {v} a {n}",
  "When a {n} is {a}",
  "Watch the {n}",
  "Call the API",
  "From the command line",
  "{V} many at once",
  "Undo it",
  "Costs of a {a} {n}",
  "What is stored",
  "Common mistakes with the {n}",
  "A worked example",
  "Tune the {n}",
];

const titles = [
  "{V} a {a} {n}",
  "The {n} and its {n}",
  "{V} a {n} from {s}",
  "{A} {n} settings",
  "How the {n} works",
  "Connect {s} to a {n}",
  "{V} every {n}",
  "When the {n} is {a}",
];

const syllables = words(
  "bar cel dor fen gil hal jor kel lum mir nov pol quin rad sol tam ur vel wim yor zan",
);

/** A generator of meaningless documentation, one for each page. */
export interface Prose {
  sentence(): string;
  paragraph(least: number, most: number): string;
  title(): string;
  /** A heading that this generator has not returned before. */
  heading(): string;
  /** An identifier: `solmir_quota`. */
  identifier(): string;
  /** An invented proper name: `velkel`. */
  name(): string;
  noun(): string;
  verb(): string;
  system(): string;
}

/** @param random decides every word, so that the same numbers yield the same page */
export function proseWriter(random: Random): Prose {
  const { pick } = random;
  const name = () => Array.from({ length: random.between(2, 3) }, () => pick(syllables)).join("");
  const identifier = () => `${name()}_${pick(nouns)}`;
  const meanings: Record<string, () => string> = {
    n: () => pick(nouns),
    v: () => pick(verbs),
    V: () => capital(pick(verbs)),
    a: () => pick(adjectives),
    A: () => capital(pick(adjectives)),
    s: () => pick(systems),
    S: () => pick(systems),
    d: () => String(5 * random.between(1, 200)),
    i: identifier,
  };
  const fill = (pattern: string) =>
    pattern
      .replace(/\{(\w)\}/g, (_, key: string) => meanings[key]!())
      .replace(/\b([Aa]) (?=[aeiou])/g, "$1n ");
  const sentence = () => fill(pick(sentences));
  const given = new Set<string>();
  return {
    sentence,
    paragraph: (least, most) => Array.from({ length: random.between(least, most) }, sentence).join(" "),
    title: () => fill(pick(titles)),
    heading: () => {
      let heading = fill(pick(headings));
      while (given.has(heading)) heading = fill(pick(headings));
      given.add(heading);
      return heading;
    },
    identifier,
    name,
    noun: () => pick(nouns),
    verb: () => pick(verbs),
    system: () => pick(systems).toLowerCase(),
  };
}

/** Capitalise a word. */
export function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
