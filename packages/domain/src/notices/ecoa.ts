import type { LenderKind, Supervision } from '../document-model/lender.ts';

/** Names and addresses in Appendix A since March 20, 2024 (88 FR 16531). */
const AGENCIES = {
  CFPB: 'Bureau of Consumer Financial Protection, 1700 G Street NW, Washington, DC 20552',
  OCC: 'Office of the Comptroller of the Currency, Customer Assistance Group, P.O. Box 53570, Houston, TX 77052',
  FED: 'Federal Reserve Consumer Help Center, P.O. Box 1200, Minneapolis, MN 55480',
  FDIC:
    'Division of Depositor and Consumer Protection, National Center for Consumer and Depositor Assistance, Federal Deposit Insurance Corporation, ' +
    '1100 Walnut Street, Box #11, Kansas City, MO 64106',
  NCUA:
    'National Credit Union Administration, Office of Consumer Financial Protection, Division of Consumer Compliance Policy and Outreach, ' +
    '1775 Duke Street, Alexandria, VA 22314',
  FTC: 'Federal Trade Commission, Consumer Response Center, 600 Pennsylvania Avenue NW, Washington, DC 20580',
} as const;
type Agency = keyof typeof AGENCIES;

const AGENCY_OF: Readonly<Record<LenderKind, Agency>> = {
  'non-bank': 'FTC',
  'national-bank': 'OCC',
  'state-member-bank': 'FED',
  'state-bank': 'FDIC',
  'federal-credit-union': 'NCUA',
  // A state-chartered credit union is a creditor that the list doesn't name.
  'state-credit-union': 'FTC',
};

/** Above $10 billion the CFPB replaces the agency; a non-bank affiliated with such a bank names both. */
function getAgencies({ lenderKind = 'non-bank', overTenBillion }: Supervision): Agency[] {
  if (!overTenBillion) return [AGENCY_OF[lenderKind]];
  return lenderKind === 'non-bank' ? ['CFPB', 'FTC'] : ['CFPB'];
}

/** The Equal Credit Opportunity Act notice, with this lender's agencies (12 CFR 1002.9(b)(1), Appendix A). */
export function ecoaNotice(lender: Supervision): string {
  const [first = AGENCIES.FTC, ...more] = getAgencies(lender).map((agency) => AGENCIES[agency]);
  const named =
    more.length === 0
      ? `agency that administers compliance with this law concerning this creditor is ${first}.`
      : `agencies that administer compliance with this law concerning this creditor are ${[first, ...more].join('; and ')}.`;
  return (
    'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, ' +
    'national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the ' +
    'applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer ' +
    `Credit Protection Act. The federal ${named}`
  );
}
