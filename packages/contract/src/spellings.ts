import type { CallSpec } from './call.ts';

/**
 * Wire paths keep the specification's odd names; the server also accepts the plain ones. No other module
 * spells these.
 */
const PLAIN_SPELLINGS: readonly (readonly [given: string, plain: string])[] = [
  ['/service-krang-heloc/', '/service-heloc/'],
  ['/optermizerly-profile', '/optimizely-profile'],
];

/** Base paths under which an application and its experiments get the same replies. */
export const APPLICATION_BASES = [
  '/service-application/api/v1/application/heloc',
  '/service-application/api/v1/application/crypto-heloc',
  '/service-application/api/v2/application/heloc',
  '/service-application/api/v3/application/heloc',
  '/service-application/api/v3/application/helocs',
] as const;

const UNDER_EVERY_BASE = ['/{uuid}', '/{uuid}/experiments'];

function getBasePaths(path: string): string[] {
  const base = APPLICATION_BASES.find(
    (each) => path.startsWith(`${each}/`) && UNDER_EVERY_BASE.includes(path.slice(each.length)),
  );
  return base === undefined ? [] : APPLICATION_BASES.map((each) => each + path.slice(base.length));
}

/** Returns other paths that get the same reply as this call, for the server to mount; empty for most calls. */
export function getAliasPaths(call: Pick<CallSpec, 'path'>): string[] {
  const plain = PLAIN_SPELLINGS.filter(([given]) => call.path.includes(given)).map(([given, other]) =>
    call.path.replace(given, other),
  );
  return [...new Set([...plain, ...getBasePaths(call.path)])].filter((path) => path !== call.path);
}
