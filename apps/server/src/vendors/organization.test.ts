import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Vendors } from './vendors.ts';

type NamesOrganization = { readonly organization: string } | { readonly organisation: string };

/**
 * The requests of a port, by name, whose arguments contain no organization. A method that returns no promise asks no
 * vendor.
 */
type Anonymous<Port, Path extends string = ''> = Port extends readonly unknown[]
  ? never
  : {
      [M in keyof Port & string]: NonNullable<Port[M]> extends (...args: infer Args) => infer Answer
        ? Answer extends Promise<unknown>
          ? Extract<Args[number], NamesOrganization> extends never
            ? `${Path}${M}`
            : never
          : Anonymous<Extract<Answer, object>, `${Path}${M}.`>
        : NonNullable<Port[M]> extends object
          ? Anonymous<NonNullable<Port[M]>, `${Path}${M}.`>
          : never;
    }[keyof Port & string];

/** The sanctions lists belong to the installation, not to a lender, and reading them concerns no application. */
const ANONYMOUS = [
  'sanctions.readLists',
  'sanctions.readEntries',
  'sanctions.describeProblem',
  'sanctions.describeWarning',
] as const;

type Port = Omit<Vendors, 'gateway' | 'files'>;

/**
 * Doesn't compile when a request of another port can be sent without its organization. The gateway isn't a port, and
 * `files` is our own store.
 */
const unexpected = [] as Exclude<Anonymous<Port>, (typeof ANONYMOUS)[number]>[] satisfies never[];

/** Reads from the sources each port's methods that return a promise, with their parameters. */
function findRequestTypes(): { readonly name: string; readonly takes: string }[] {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'files',
  );
  return folders.flatMap(({ name: folder }) =>
    readdirSync(`${import.meta.dirname}/${folder}`)
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const source = readFileSync(`${import.meta.dirname}/${folder}/${file}`, 'utf8');
        return source
          .split(/^export interface /m)
          .slice(1)
          .filter((part) => /^\w*Port\b/.test(part))
          .flatMap((part) => {
            const body = part.slice(0, part.indexOf('\n}'));
            return [...body.matchAll(/^ {2}(\w+)\((.*)\): Promise</gm)].map(([, method = '', takes = '']) => ({
              name: `${folder}.${method}`,
              takes,
            }));
          });
      }),
  );
}

test('every port method takes an organization', () => {
  const requests = findRequestTypes();
  expect(requests.length).toBeGreaterThan(35);
  const anonymous = requests
    .filter(({ takes }) => !/: (RequestMeta|RequestOrigin|Mail|Sms)\b/.test(takes))
    .map(({ name }) => name);
  expect(anonymous.filter((name) => !ANONYMOUS.some((one) => one === name))).toEqual(unexpected);
});
