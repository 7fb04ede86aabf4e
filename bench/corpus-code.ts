import type { Random } from "./corpus-random.ts";
import { capital, type Prose } from "./corpus-words.ts";

type Sample = (prose: Prose, random: Random) => string;

/** Generators of code samples by language: about 15 lines each, all different. */
export const codeSamples: Record<string, Sample> = {
  yaml: (prose, random) => `${prose.noun()}:
  name: ${prose.name()}-${random.below(100)}
  kind: ${prose.system()}
  endpoint: https://${prose.name()}.example.net:${random.between(2000, 9999)}
  limits:
    ${prose.identifier()}: ${random.between(1, 900)}
    ${prose.identifier()}: ${random.between(1, 60)}s
  rules:
    - when: "${prose.noun()}.${prose.noun()} == '${prose.name()}'"
      then: ${prose.verb()}
    - when: "${prose.noun()}.age > ${random.between(2, 90)}d"
      then: ${prose.verb()}
  # Left out, the ${prose.noun()} of the tenant is used.
  secret: \${${prose.name().toUpperCase()}_SECRET}
  enabled: ${random.chance(0.5)}`,

  python: (prose, random) => {
    const noun = prose.noun();
    return `from ferry import Client, ${capital(noun)}

client = Client("https://${prose.name()}.example.net", timeout=${random.between(2, 60)})


def ${prose.verb()}_${noun}s(region: str, limit: int = ${random.between(10, 500)}) -> list[${capital(noun)}]:
    """Return what is left to ${prose.verb()} in a region."""
    left = []
    for ${noun} in client.list("${noun}", region=region, since="${random.between(1, 48)}h"):
        if ${noun}.owner is None or ${noun}.name.startswith("${prose.name()}"):
            continue
        left.append(client.${prose.verb()}(${noun}, ${prose.identifier()}=${random.between(1, 9)}))
    return left[:limit]


print(len(${prose.verb()}_${noun}s("${prose.name()}")))`;
  },

  typescript: (prose, random) => `import { connect, type ${capital(prose.noun())} } from "@ferry/client";

const ${prose.noun()} = await connect({ region: "${prose.name()}", retries: ${random.between(1, 9)} });

export async function ${prose.verb()}All(names: readonly string[]): Promise<number> {
  let done = 0;
  for (const name of names) {
    const found = await ${prose.noun()}.find(name, { ${prose.name()}: ${random.chance(0.5)} });
    if (!found) throw new Error(\`No ${prose.noun()} is called \${name}.\`);
    // At most ${random.between(2, 50)} a second.
    await found.${prose.verb()}("${prose.identifier()}", ${random.below(1000)});
    done += 1;
  }
  return done;
}`,

  json: (prose, random) => `{
  "id": "${prose.name()}-${random.below(100000)}",
  "${prose.noun()}": {
    "name": "${prose.name()}",
    "region": "${prose.name()}",
    "version": ${random.between(1, 40)}
  },
  "${prose.noun()}s": ["${prose.name()}", "${prose.name()}", "${prose.name()}"],
  "${prose.identifier()}": ${random.chance(0.5)},
  "limits": { "${prose.identifier()}": ${random.below(5000)}, "ratio": 0.${random.between(1, 99)} },
  "after": null
}`,

  bash: (prose, random) => `# ${capital(prose.verb())} the ${prose.noun()} of one region
export FERRY_TOKEN="$(cat ~/.ferry/${prose.name()})"
ferry ${prose.verb()} ${prose.noun()} --region ${prose.name()} \\
  --${prose.noun()} ${prose.name()}/${prose.name()} \\
  --limit ${random.between(1, 50) * 10} --format json > ${prose.name()}.json
jq -r '.items[] | select(.${prose.noun()} == "${prose.name()}") | .id' ${prose.name()}.json |
  while read -r id; do
    ferry ${prose.verb()} "$id" --wait ${random.between(1, 90)}s || echo "left: $id" >&2
  done`,

  sql: (prose, random) => {
    const [table, other] = [prose.noun(), prose.noun()];
    return `-- ${capital(table)}s that nobody has touched
select t.id, t.name, count(o.id) as ${other}_count
from ${table}s as t
left join ${other}s as o on o.${table}_id = t.id and o.region = '${prose.name()}'
where t.updated_at < now() - interval '${random.between(2, 90)} days'
  and t.kind in ('${prose.name()}', '${prose.name()}')
group by t.id, t.name
having count(o.id) > ${random.below(50)}
order by ${other}_count desc
limit ${random.between(1, 50) * 10};`;
  },

  graphql: (prose, random) => {
    const noun = prose.noun();
    return `query ${capital(prose.name())}($region: String!, $first: Int = ${random.between(5, 50)}) {
  ${noun}s(region: $region, first: $first) {
    total
    nodes {
      id
      name
      ${prose.noun()} { id ${prose.name()} }
      ... on ${capital(noun)} {
        ${prose.noun()}(after: "${prose.name()}") { count }
      }
    }
  }
}`;
  },

  java: (prose, random) => {
    const noun = capital(prose.noun());
    return `package net.example.${prose.name()};

/** Keeps at most ${random.between(10, 900)} of them. */
public final class ${noun}${capital(prose.noun())} {
  private final Map<String, ${noun}> open = new HashMap<>();

  public Optional<${noun}> ${prose.verb()}(String id, int limit) {
    if (limit > ${random.between(10, 900)}) {
      throw new IllegalArgumentException("too many: " + limit);
    }
    var found = open.get(id);
    return found == null ? Optional.empty() : Optional.of(found.${prose.verb()}("${prose.name()}"));
  }
}`;
  },
};
