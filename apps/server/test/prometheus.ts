import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const RULES = resolve(import.meta.dirname, '../../../ops/alerts.yml');

/** The reason why the alert rules can't be evaluated here, or undefined. */
export const promtoolMissing =
  spawnSync('promtool', ['--version']).error && 'promtool (of the package prometheus) is not installed';

/** The result of one scrape: the text of `/metrics`, or null when the server didn't answer. */
export type Scrape = string | null;

/** Reads the metrics of a server as Prometheus does. */
export async function scrape(url: string): Promise<Scrape> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** Returns the values of one scrape by series, with what Prometheus adds itself. */
function toSeries(text: Scrape): Map<string, string> {
  const series = new Map([['up{job="lintel"}', text === null ? '0' : '1']]);
  for (const line of (text ?? '').split('\n')) {
    const [, name = '', value = ''] = /^([a-z][^ ]*(?:\{.*\})?) (\S+)$/i.exec(line) ?? [];
    if (name) series.set(name, value);
  }
  return series;
}

const MINUTES = 30;

/** One scrape a minute; the last one stays as it is. */
function toInput(scrapes: readonly Scrape[]): { series: string; values: string }[] {
  const read = scrapes.map(toSeries);
  const names = new Set(read.flatMap((one) => [...one.keys()]));
  return [...names].map((series) => {
    const values = read.map((one) => one.get(series) ?? '_');
    const last = values.at(-1) ?? '_';
    return { series, values: [...values, ...Array<string>(MINUTES - values.length).fill(last)].join(' ') };
  });
}

/** Scrapes a minute apart, and whether an alert fires at a minute of theirs. */
export interface AlertTest {
  readonly alert: string;
  readonly scrapes: readonly Scrape[];
  readonly minute: number;
  readonly fires: boolean;
}

/**
 * Evaluates the repository's rules once with Prometheus's own tool. Returns its errors: an empty text when every
 * expectation holds. The tool runs asynchronously, so that the event loop isn't blocked.
 */
export async function findAlertErrors(expected: readonly AlertTest[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-alerts-'));
  const file = join(folder, 'test.yml');
  const tests = expected.map(({ alert, scrapes, minute, fires }) => ({
    interval: '1m',
    input_series: toInput(scrapes),
    promql_expr_test: [
      {
        expr: `group(ALERTS{alertname="${alert}",alertstate="firing"})`,
        eval_time: `${minute}m`,
        exp_samples: fires ? [{ labels: '{}', value: 1 }] : [],
      },
    ],
  }));
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests }));
  return new Promise((resolve) => {
    execFile('promtool', ['test', 'rules', file], (error, stdout, stderr) => {
      rmSync(folder, { recursive: true, force: true });
      resolve(error === null ? '' : `${stdout}${stderr}` || error.message);
    });
  });
}
