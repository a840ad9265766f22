import { DOCS as information } from './application-information.ts';
import { DOCS as application } from './application.ts';
import type { CallDocs } from './docs.ts';
import { DOCS as loan } from './loan.ts';
import { DOCS as people } from './people.ts';
import { DOCS as site } from './site.ts';

/** Summary, description and example of every call, by its id. */
export const CALL_DOCS: Readonly<Record<string, CallDocs>> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ [...application, ...information, ...loan, ...people, ...site].map((each) => [each.id, each]),
);
