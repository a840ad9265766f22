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
    for (const spec of suite.specs ?? []) found.push({ title: `${path}${spec.title}`, ok: spec.ok && spec.tests.some((test) => test.status === 'expected' || test.status === 'flaky'), again: spec.tests.some((test) => test.status === 'flaky'), skipped: spec.tests.every((test) => test.status === 'skipped'), ms: spec.tests.flatMap((test) => test.results).reduce((sum, result) => sum + result.duration, 0) });
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
  for (const id of Object.keys(all)) rows.set(id.slice(0, id.indexOf('-')), (rows.get(id.slice(0, id.indexOf('-'))) ?? 0) + 1);
  const total = ledger();
  const areas = new Set([...total.keys(), ...rows.keys()]);
  console.log('Requirements with a test that passed, by area:');
  for (const area of areas) {
    const of = total.get(area);
    const have = of ? [...of].filter((id) => all[id]).length : (rows.get(area) ?? 0);
    console.log(of ? `  ${area.padEnd(7)} ${String(have).padStart(3)} of ${of.size} (${Math.round((100 * have) / of.size)} %)` : `  ${area.padEnd(7)} ${have}`);
  }
}

/** The ledger's ids by area, when the specification lies beside the checkout; rows that repeat another count with their twin. */
function ledger() {
  const path = join(root, '..', 'shared', 'spec', 'ledger.md');
  const areas = new Map();
  if (!existsSync(path)) return areas;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const id = /^\| ([A-Z]{2,6}-\d{3}) \|/.exec(line)?.[1];
    if (!id || line.includes('same fact as')) continue;
    const area = id.slice(0, id.indexOf('-'));
    if (!areas.has(area)) areas.set(area, new Set());
    areas.get(area).add(id);
  }
  return areas;
}

function read(name) {
  const path = join(REPORTS, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printByArea(writeRequirements());
