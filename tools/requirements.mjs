// `npm run requirements`: joins what the unit tests and the journeys proved into .reports/requirements.json and prints it by area.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './node26.mjs';

const REPORTS = join(root, '.reports');
const ID = /\b[A-Z]{2,6}-\d{3}\b/g;

/** id -> the titles of the tests that passed and name it. */
export function proved() {
  const all = read('unit.json') ?? {};
  for (const { title, ok } of journeys()) {
    if (!ok) continue;
    const brackets = [...title.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => match[1].match(ID) ?? []);
    for (const id of new Set(brackets)) (all[id] ??= []).push(title);
  }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
}

export function journeys() {
  const report = read('e2e.json');
  const found = [];
  const visit = (suite, path) => {
    for (const spec of suite.specs ?? [])
      found.push({
        title: `${path}${spec.title}`,
        ok: spec.ok && spec.tests.some((test) => test.status === 'expected' || test.status === 'flaky'),
        again: spec.tests.some((test) => test.status === 'flaky'),
        skipped: spec.tests.every((test) => test.status === 'skipped'),
        ms: spec.tests.flatMap((test) => test.results).reduce((sum, result) => sum + result.duration, 0),
      });
    for (const child of suite.suites ?? []) visit(child, `${path}${child.title}: `);
  };
  for (const suite of report?.suites ?? []) visit(suite, `${suite.title}: `);
  return found;
}

export function writeRequirements() {
  mkdirSync(REPORTS, { recursive: true });
  const all = proved();
  writeFileSync(join(REPORTS, 'requirements.json'), `${JSON.stringify(all, undefined, 1)}\n`);
  return all;
}

export function printByArea(all) {
  const rows = new Map();
  for (const id of Object.keys(all))
    rows.set(id.slice(0, id.indexOf('-')), (rows.get(id.slice(0, id.indexOf('-'))) ?? 0) + 1);
  const total = ledger();
  const areas = new Set([...total.keys(), ...rows.keys()]);
  console.log('Requirements with a test that passed, by area:');
  for (const area of areas) {
    const of = total.get(area);
    const have = of ? of.filter((ids) => [...ids].some((id) => all[id])).length : (rows.get(area) ?? 0);
    console.log(
      of
        ? `  ${area.padEnd(7)} ${String(have).padStart(3)} of ${of.length} (${Math.round((100 * have) / of.length)} %)`
        : `  ${area.padEnd(7)} ${have}`,
    );
  }
}

/**
 * The ledger's facts by area, when the specification lies beside the checkout: the id that counts, with every id under which a test may name it.
 * A row that repeats another counts with its twin, whichever of the two a test names; one that sums up several rows proves none of them alone.
 */
function ledger() {
  const path = join(root, '..', 'shared', 'spec', 'ledger.md');
  return existsSync(path) ? factsOf(readFileSync(path, 'utf8')) : new Map();
}

export function factsOf(text) {
  const areas = new Map();
  const facts = new Map();
  const rows = text.split('\n').flatMap((line) => {
    const id = /^\| ([A-Z]{2,6}-\d{3}) \|/.exec(line)?.[1];
    return id ? [{ id, twins: /same fact as ([^)]*)\)/.exec(line)?.[1].match(ID) ?? [] }] : [];
  });
  const repeats = new Map(rows.map(({ id, twins }) => [id, twins]));
  for (const { id, twins } of rows) {
    // Of two rows that name each other the first counts.
    const isFirst = twins.some((twin) => repeats.get(twin)?.includes(id)) && !twins.some((twin) => facts.has(twin));
    if (twins.length > 0 && !isFirst) continue;
    const area = id.slice(0, id.indexOf('-'));
    facts.set(id, new Set([id]));
    if (!areas.has(area)) areas.set(area, []);
    areas.get(area).push(facts.get(id));
  }
  for (const { id, twins } of rows) if (twins.length === 1) facts.get(twins[0])?.add(id);
  return areas;
}

function read(name) {
  const path = join(REPORTS, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printByArea(writeRequirements());
