import type { Wording } from "../search/synonyms.ts";

/**
 * Everyday words and what documentation calls the same thing: one mapping a line, the reader's words first. No
 * products are named, but some lines are about software that handles data; on other sites they match nothing.
 */
const list = `
get rid of, erase, wipe, throw away, throw out, toss, go away, take away, take off, take out, kill, ditch, dispose > delete, remove
gone, vanished, disappeared, lost, lose, losing > missing, delete, lost
bring back, get back, take back, undo, undelete, recover, by mistake, accidentally > restore, roll back, revert, soft delete
garbage, junk, rubbish, nonsense > wrong, clean up, roll back
hide, hidden, conceal > hide, filter, remove
forever, for good, permanently, irreversibly, completely > hard, permanent, final
leave out, left out, skip, ignore, omit, except, only some, exclude > exclude, filter, deny, pattern
leave, left the team, leaves > leave, remove
pick, only these, narrow, limit > filter, pattern, allow
warehouse, data warehouse > source, platform, database
keep apart, tell apart, distinguish, separate, mix up > differ, separate, instance
ram, memory > memory
hard disk, disk, space > disk, storage, volume
cores, processor > cpu
laptop, my computer, my pc, my mac, own machine > local, quickstart
big, large, huge, heavy, how many, too much > size, large, limit, count
small, tiny > small, least
fast, faster, speed up, quick, quicker, speed > performance, parallel, faster
slow, slows down, takes ages, takes forever, takes long, hangs, lag, behind > slow, performance, timeout, lag
parallel, concurrently, at the same time > parallel, threads, workers, concurrency
cheap, cheaper, expensive, costly, cost, costs, bill > cost, expensive, reduce
pay > cost
stuck, hang, hangs, waits, waiting, nothing happens > pending, stuck, start
broken, bad, wrong, corrupt, mess, messed up > wrong, broken, incident, troubleshooting
crash, crashes, crashed, dies, dead, keeps restarting, crash loop, crashloopbackoff, exits > stop, start, fail, unhealthy, restart
blank, white, empty page, grey screen > blank, empty
typo, mistake, misspelled, misspelt, wrong field, invalid > error, invalid, fail, refused
rejected, refused, denied, forbidden, 401, 403, unauthorized, not allowed > refused, privilege, permission, token, 401, 403
complains, complaint > error, warning
false alarm, false alarms, false positive, noisy > false, feedback, tune, sensitivity
fix, repair, solve, heal > troubleshooting, resolve, fix
fixed, solved, done, closed, close > resolve, close
does not arrive, never arrives, does not come, nothing arrives, does not fire, never fires > arrive, missing, troubleshooting
no results, finds nothing, cannot find > missing, search, empty
forget, forgot, forgotten, do not remember > reset, forgot
leaked, stolen, compromised, invalid > revoke, invalid
make invalid, cancel, withdraw, invalidate > revoke, cancel
runs out, expires, expired, how long valid > expire, valid, duration, rotate
renew, exchange, replace, swap > rotate, renew, replace
login, log in, log on, sign on > sign in
account, accounts > user, account
somebody, someone, person, people, human, humans, employee, employees, staff, colleagues, colleague, coworkers > user, people
left the company, new hire, newcomer, new colleagues > user, invite, group
rights, right, allowed, entitled, permitted, may i, may do > privilege, permission, policy
who may, who can, who is allowed > privilege, permission, policy, role
forbid, prevent, block, restrict, lock down, prohibit, stop people > policy, restrict, privilege
make sure, ensure, guarantee, enforce, require, force, must > require, enforce, assertion, test
rest of the company, everybody, everyone, all people > all users, public
boss, manager > owner
secret, safe, secure, safely > security, secret, encrypted
plain text, hard code, hardcode, password in > secret, environment variable
self signed, own certificate, company certificate, ca > certificate, truststore
intranet, private network, behind a firewall > network, proxy, executor
outside, internet, reachable, public, from outside > expose, ingress, load balancer
url, link, path > address, path, url
other port, different port, already uses, occupied, taken > port, in use
setup, set up, setting up > configure, install, set up
try out, try it, simulate, rehearse, what would happen, before doing it > dry run, preview, test
without writing, without changing, without saving > dry run, preview
example data, demo data, dummy data, sample data, example, demo > sample, example
fill, populate, feed > load, ingest, fill
read in, bring in, get data from, pull in, import > ingest, ingestion
write to disk, save to disk, to disk > file, sink
export, dump, download > export, file
copy, copied, carry over, transfer, inherit > propagate, copy, migrate
move, relocate > move, migrate
combine, merge, unite > merge, combine
link, connect, join, tie > link, connect, relate
draw, arrow, connection, connections, wire > edge, lineage
depends on, comes from, made from, computed from, calculated from, origin, feeds, goes into > lineage, upstream, source
rename, changes name, new name > rename, urn, change
newest, latest, most recent > latest, newest, release
come out, came out, released, publish date > release, date
coming, planned, plan, plans, future > roadmap, planned
suggest, suggestion, wish, idea, propose, improvement > propose, feature, request
new, changed, what changed > new, changed, change
go back to, original, initial, factory, as it was > default, reset, restore
from scratch, start over, begin again, from the beginning, again > reset, beginning, replay
begin, beginner, first steps, get going, get started > start, quickstart, begin
by itself, on its own, automatically, without me > automatic, automatically
by hand, manually, myself > manual, manually, by hand
for later, remember, favourite, favorite, bookmark > save, saved
a lot, often, frequently, popular, most > usage, often
rarely, nobody uses, unused, no longer used, not used > unused, usage, deprecated
not to use, do not use, outdated, old, stale, obsolete, should not be used > deprecated, deprecation, stale
up to date, current, fresh, recent, how old, outdated > freshness, synchronised, updated, last updated
too late, on time, was not loaded, not loaded, not updated, arrives > freshness, late, schedule
every night, every day, every hour, each night, daily, nightly, hourly, regularly, every week > schedule, cron
how often, interval, frequency > schedule, often, interval
when did, last week, last night, yesterday, since when, in the past > history, time, date
who did, who changed, who deleted, who created > audit, history, event
message, tell, tell me, be told, inform, ping, alert, alert me, warn, warned, warns, alarm > notification, notify, alert, subscription
as soon as, when something changes, react, trigger, triggered > event, action, subscribe
call my, call our, callback > action, webhook
greet, banner, news > announcement, post
start page, front page, landing page > home page
look, looks, appearance, layout > layout, appearance
explain, meaning, what is, what does > definition
wording, word, words, vocabulary, definitions > glossary, term, definition
under version control, git, versioned, review > git, file, yaml
yaml, config file, settings file > recipe, yaml, file
twice, double, duplicate, duplicates, two nodes, same thing twice > duplicate, twice, once
identical, same name, equal name, equal > same, identity, id
identified, identifier, unique > id, urn, identifier
detect, spot, recognise, recognize, find out > detect, find, classify
personal data, customer data, private data, social security, email addresses, phone numbers > sensitive data, classification
count, how many, number of > count, number
nulls, null, missing values, empty values > null
fewer, less, drops, shrinks, grows, more rows > volume, row count
strange, weird, unusual, odd, suddenly > anomaly, unusual, smart
threshold, limit, range > threshold, condition, limit
promise, guarantee, agreement, commit > contract, guarantee
check, checks, verify, test, validate > check, test, assertion
own field, own attribute, extra field, own fields, our own > custom, property, extend, aspect
own code, own program, my code, script, program > custom, sdk, api
from code, programmatically, in python, python > sdk, python, api
sdk > python
over http, http, rest, curl > rest, openapi, http
everything, all of it, whole > all
at once, in one go, in bulk, many, hundreds, thousands, fifty > bulk, batch, many, several
several, multiple, more than one > several, multiple
part of, belongs to, belong, belongs > belong, member, assign
responsible, in charge, whose > owner, ownership
needed, required, necessary, must have > required, need, prerequisites
without, do without > optional, without
enough, sufficient, minimum, at least > least, requirement, need
better, choose, decide, take, which one, or > choose, compare
versus, instead of, rather than, when should i > choose, difference, compare
enough for production, production ready > production
supported, support, works with, compatible > support, capability, supported
cannot do, not covered, not supported, does not support, weakness > limit, limitation, support
no connector, not in the list > custom source, no source
switch, toggle > turn on, turn off, switch
stop, pause, suspend, for a while > stop, turn off, suspend, disable
phoning home, phone home, spy, spying > telemetry
die, dies, destroyed, loss > lose, backup, rebuild
survive, disaster > backup, restore
scale, grow, more load, scale out > scale, replicas
split, apart, separately, own container > split, separate
end up, ends up, get into, reaches, arrives in > index, flow, becomes, follow
kept, stored, saved, lives, stays, held > store, storage, database, kept
ask for, request, apply for > request, access
fill in, fill out, fill it in, complete > form, complete, answer
still have to, waiting for me, to do, todo, open tasks > wait, open, task
finished, not finished, progress > complete, progress, analytics
described, undescribed, documented, undocumented > description, documentation
page by page, next page, all results, first page > scroll, page, results
chat, talk, ask questions > ask, chat, assistant
gpt, llm, bot, robot, agent > agent, ai, assistant
tool, tools > source, tool, integration
tenant, tenant admin > tenant, admin
plug in, plug-in, add-on, addon > plugin
picture, image, icon > logo, image
wipe out, overwrite, overwriting, without losing > replace, overwrite, patch
deep, nested, nesting > depth, nested
too large, too big, too long > limit, size, large
`;

/** One-way synonyms: the words on the left also find those on the right. */
const synonyms = list
  .trim()
  .split("\n")
  .map((line) => {
    const [from = [], to = []] = line.split(" > ").map((side) => side.split(", "));
    return { from, to };
  });

/** Common words that say little about the topic of a question. */
const plain: ReadonlySet<string> = new Set(
  `accident accidentally ago already although always annoying another anybody anyone anything apparently away bad begin beginning behind belong
  beside besides better big bit bring build call came careful certain clear clearly come company completely correct correctly
  count course current currently day days deal decide definitely depend enough equal especially even everybody everyday everyone everything exact exactly exist
  expect far few fewer fifty fine first five four further gave generally give go goes going gone good great guess half hand handle happen happening hello hi
  hour hours hundred idea immediately important including indeed instead intended interested keep kept kind last lately later least
  leave less let letting long longer look lot lots made main many matter maybe mean mention minute minutes month moment morning move much myself namely
  necessary never new next nice night nobody none nothing now obviously often ok okay old once one ones order others ourselves part people perhaps person place
  plain please point possibly practice present pretty probably properly purpose put quick quickly quite rather real really reason recent recently remain
  safe said sake same say says second seconds seem seems sense several short should simple simply single sit small somebody somehow someone
  something sometimes somewhere soon sort stand start stay stays still stuff successful sudden suddenly sure take taken talk ten
  thank thanks think thought thousand three time times tiny today together told tomorrow too took totally true turn twice two until usual usually versus vs
  various via week weeks well went whatever whenever whole wonder words work works worry year years yes yesterday yet yourself`.split(
    /\s+/,
  ),
);

/** The wording of questions, as opposed to searches. */
export const everyday: Wording = { name: "everyday", synonyms, plain };
