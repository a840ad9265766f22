import type { Brand } from './brand.ts';

/** Brands by organization code and by host, so that finding one takes as long among a thousand as among two. */
export interface BrandIndex {
  readonly byCode: ReadonlyMap<string, Brand>;
  /** By the hosts that belong to a brand, shared ones included. */
  readonly byHost: ReadonlyMap<string, Brand>;
  readonly sharedHosts: ReadonlySet<string>;
  readonly main: Brand | undefined;
}

type Indexes = Partial<Record<'all' | 'production' | 'development', BrandIndex>>;
/** Indexes by list of brands. A list that changes is a new array, so none is outdated. */
const indexes = new WeakMap<readonly Brand[], Indexes>();

/** Indexes the brands whose pages may be shown: the live ones, and outside production all but the retired ones. */
export const indexOffered = (brands: readonly Brand[], production: boolean): BrandIndex =>
  production
    ? getIndex(brands, 'production', ({ status }) => status === 'live')
    : getIndex(brands, 'development', ({ status }) => status !== 'retired');

/** Indexes all brands, whatever their status. */
export const indexAll = (brands: readonly Brand[]): BrandIndex => getIndex(brands, 'all', () => true);

function getIndex(brands: readonly Brand[], name: keyof Indexes, isIn: (brand: Brand) => boolean): BrandIndex {
  const known = indexes.get(brands) ?? {};
  indexes.set(brands, known);
  return (known[name] ??= buildIndex(brands.filter(isIn)));
}

function buildIndex(brands: readonly Brand[]): BrandIndex {
  // Reversed, because the first brand in the list wins.
  const reversed = brands.toReversed();
  return {
    byCode: new Map(reversed.map((brand) => [brand.orgCode, brand])),
    byHost: new Map(reversed.flatMap((brand) => listHosts(brand).map((host) => [host, brand]))),
    sharedHosts: new Set(brands.flatMap(({ hosts }) => hosts.shared)),
    main: brands.find(({ kind }) => kind === 'main') ?? brands[0],
  };
}

const listHosts = ({ hosts }: Brand): string[] => [...hosts.bases, ...hosts.shared];
