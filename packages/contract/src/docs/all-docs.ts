import * as files from '../files.ts';
import type { CallDocs } from './docs.ts';

const isDocs = (value: unknown): value is readonly CallDocs[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && 'summary' in each && 'example' in each);

/** Every call's summary, description and example, by its id. */
export const CALL_DOCS: Readonly<Record<string, CallDocs>> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.values<unknown>(files)
    .filter(isDocs)
    .flat()
    .map((each) => [each.id, each]),
);
