import { DOCS as information } from './application-information.ts';
import { DOCS as application } from './application.ts';
import { DOCS as bank } from './bank.ts';
import { DOCS as conditions } from './conditions.ts';
import { DOCS as deskPaper } from './desk-paper.ts';
import { DOCS as deskUnderwriting } from './desk-underwriting.ts';
import { DOCS as desk } from './desk.ts';
import type { CallDocs } from './docs.ts';
import { DOCS as documents } from './documents.ts';
import { DOCS as funding } from './funding.ts';
import { DOCS as identityVerification } from './identity-verification.ts';
import { DOCS as income } from './income.ts';
import { DOCS as liens } from './liens.ts';
import { DOCS as loan } from './loan.ts';
import { DOCS as notary } from './notary.ts';
import { DOCS as notifications } from './notifications.ts';
import { DOCS as people } from './people.ts';
import { DOCS as rescission } from './rescission.ts';
import { DOCS as retention } from './retention.ts';
import { DOCS as sanctions } from './sanctions.ts';
import { DOCS as signers } from './signers.ts';
import { DOCS as signing } from './signing.ts';
import { DOCS as site } from './site.ts';
import { DOCS as valuation } from './valuation.ts';

/** Summary, description and example of every call, by its id. */
export const CALL_DOCS: Readonly<Record<string, CallDocs>> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ [
    ...application,
    ...bank,
    ...conditions,
    ...documents,
    ...desk,
    ...deskPaper,
    ...deskUnderwriting,
    ...funding,
    ...identityVerification,
    ...income,
    ...information,
    ...liens,
    ...loan,
    ...notary,
    ...notifications,
    ...people,
    ...rescission,
    ...retention,
    ...sanctions,
    ...signers,
    ...signing,
    ...site,
    ...valuation,
  ].map((each) => [each.id, each]),
);
