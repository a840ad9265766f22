import type { DocumentType } from '../enums/document-type.ts';
import type { OccupancyType } from '../enums/home.ts';
import { getRegime } from '../loan-file/regime.ts';

/** Documents that are prepared and read together. NOTICES are sent one by one, each when its event occurs. */
export type DocumentSet = 'PRE' | 'APP' | 'SUMMARY' | 'CLOSING' | 'PACKAGE' | 'NOTICES';

/**
 * The properties of a loan file that decide which documents it needs. `firstLien`: no other debt stays ahead of the
 * line on the home.
 */
export interface DocumentCriteria {
  readonly state: string;
  readonly occupancy: OccupancyType;
  readonly firstLien: boolean;
  readonly floodArea: boolean;
  /**
   * Whether anyone can rescind, which can be another owner who lives in a home that is not the borrower's own. Absent:
   * derived from the occupancy.
   */
  readonly rescindable?: boolean;
}

/** The loan files that need a document. */
type Column = 'EVERY' | 'NY' | 'TEXAS_HOMESTEAD' | 'PRINCIPAL_DWELLING' | 'FIRST_LIEN' | 'FLOOD_AREA';

interface DocumentDefinition {
  readonly set: DocumentSet;
  readonly name: string;
  readonly column: Column;
  readonly type: DocumentType;
  /**
   * Whether the reader must confirm that they read it before the step continues. Note and deed are signed instead: the
   * note after it was read to the end, the deed with a notary.
   */
  readonly mustAcknowledge: boolean;
  readonly law: string;
}

/** Every document, in reading order. A notice is sent when its event occurs, never with a set. */
export const DOCUMENTS = [
  {
    set: 'PRE',
    name: 'pre-credit',
    column: 'NY',
    type: 'SOFT_CREDIT_DISCLOSURE',
    mustAcknowledge: true,
    law: 'the specification',
  },
  {
    set: 'APP',
    name: 'heloc',
    column: 'EVERY',
    type: 'CREDITDISCLOSURE',
    mustAcknowledge: true,
    law: '12 CFR 1026.40(d)',
  },
  {
    set: 'APP',
    name: 'booklet',
    column: 'EVERY',
    type: 'CFPB_HELOC_BOOKLET',
    mustAcknowledge: true,
    law: '12 CFR 1026.40(e)',
  },
  {
    set: 'APP',
    name: 'counselling',
    column: 'EVERY',
    type: 'ADDITIONAL_MORTGAGE_DISCLOSURES',
    mustAcknowledge: true,
    law: '12 CFR 1024.20',
  },
  { set: 'APP', name: 'privacy', column: 'EVERY', type: 'GLBA_NOTICE', mustAcknowledge: true, law: '12 CFR 1016.4' },
  {
    set: 'APP',
    name: 'esign-terms',
    column: 'EVERY',
    type: 'ADDITIONAL_MORTGAGE_DISCLOSURES',
    mustAcknowledge: true,
    law: '15 USC 7001(c)',
  },
  {
    set: 'APP',
    name: 'new-york',
    column: 'NY',
    type: 'ADDITIONAL_MORTGAGE_DISCLOSURES',
    mustAcknowledge: true,
    law: '3 NYCRR 80.10',
  },
  {
    set: 'APP',
    name: 'texas-50g',
    column: 'TEXAS_HOMESTEAD',
    type: 'ADDITIONAL_MORTGAGE_DISCLOSURES',
    mustAcknowledge: true,
    law: 'Texas Constitution, Article XVI, section 50(g)',
  },
  {
    set: 'APP',
    name: 'valuation-copy',
    column: 'FIRST_LIEN',
    type: 'ADDITIONAL_MORTGAGE_DISCLOSURES',
    mustAcknowledge: true,
    law: '12 CFR 1002.14',
  },
  {
    set: 'SUMMARY',
    name: 'summary',
    column: 'EVERY',
    type: 'APPLICATION_SUMMARY',
    mustAcknowledge: true,
    law: 'the specification',
  },
  {
    set: 'SUMMARY',
    name: 'hard-credit',
    column: 'EVERY',
    type: 'CREDITDISCLOSURE',
    mustAcknowledge: true,
    law: 'the specification',
  },
  {
    set: 'CLOSING',
    name: 'account-opening',
    column: 'EVERY',
    type: 'CLOSING_DISCLOSURE',
    mustAcknowledge: true,
    law: '12 CFR 1026.6(a)',
  },
  {
    set: 'CLOSING',
    name: 'new-york-tax',
    column: 'NY',
    type: 'ADDITIONAL_MORTGAGE_DISCLOSURES',
    mustAcknowledge: true,
    law: '3 NYCRR 80.10',
  },
  {
    set: 'CLOSING',
    name: 'texas-costs',
    column: 'TEXAS_HOMESTEAD',
    type: 'ADDITIONAL_MORTGAGE_DISCLOSURES',
    mustAcknowledge: true,
    law: '7 TAC 153.13',
  },
  {
    set: 'CLOSING',
    name: 'texas-application-copy',
    column: 'TEXAS_HOMESTEAD',
    type: 'APPLICATION_SUMMARY',
    mustAcknowledge: true,
    law: '7 TAC 153.13',
  },
  {
    set: 'CLOSING',
    name: 'texas-fair-value',
    column: 'TEXAS_HOMESTEAD',
    type: 'ADDITIONAL_MORTGAGE_DISCLOSURES',
    mustAcknowledge: true,
    law: 'Texas Constitution, Article XVI, section 50(a)(6)(Q)(ix)',
  },
  {
    set: 'CLOSING',
    name: 'valuations',
    column: 'FIRST_LIEN',
    type: 'APPRAISAL_REPORT',
    mustAcknowledge: false,
    law: '12 CFR 1002.14',
  },
  {
    set: 'CLOSING',
    name: 'flood',
    column: 'FLOOD_AREA',
    type: 'FLOODDISCLOSURE',
    mustAcknowledge: true,
    law: '12 CFR 22.9',
  },
  { set: 'PACKAGE', name: 'note', column: 'EVERY', type: 'NOTE', mustAcknowledge: false, law: 'the agreement' },
  {
    set: 'PACKAGE',
    name: 'deed',
    column: 'EVERY',
    type: 'DEED_OF_TRUST',
    mustAcknowledge: false,
    law: 'the agreement',
  },
  {
    set: 'PACKAGE',
    name: 'texas-rescission',
    column: 'TEXAS_HOMESTEAD',
    type: 'RIGHTNOTTOCLOSE',
    mustAcknowledge: true,
    law: '7 TAC 153.25',
  },
  {
    set: 'PACKAGE',
    name: 'right-to-cancel',
    column: 'PRINCIPAL_DWELLING',
    type: 'RIGHTNOTTOCLOSE',
    mustAcknowledge: true,
    law: '12 CFR 1026.15(b)',
  },
  {
    set: 'NOTICES',
    name: 'adverse-action',
    column: 'EVERY',
    type: 'ADVERSE_ACTION_NOTICE',
    mustAcknowledge: false,
    law: '12 CFR 1002.9; FCRA 615(a)',
  },
  {
    set: 'NOTICES',
    name: 'counter-offer',
    column: 'EVERY',
    type: 'ADVERSE_ACTION_NOTICE',
    mustAcknowledge: false,
    law: '12 CFR 1002.9',
  },
  {
    set: 'NOTICES',
    name: 'incompleteness',
    column: 'EVERY',
    type: 'ADVERSE_ACTION_NOTICE',
    mustAcknowledge: false,
    law: '12 CFR 1002.9(c)',
  },
  {
    set: 'NOTICES',
    name: 'score',
    column: 'EVERY',
    type: 'CREDIT_SCORE_DISCLOSURE',
    mustAcknowledge: false,
    law: 'FCRA 609(g); 12 CFR 1022.74(d)',
  },
  {
    set: 'NOTICES',
    name: 'copy-automated',
    column: 'FIRST_LIEN',
    type: 'APPRAISAL_REPORT',
    mustAcknowledge: false,
    law: '12 CFR 1002.14(a)(1)',
  },
  {
    set: 'NOTICES',
    name: 'copy-valuation',
    column: 'EVERY',
    type: 'APPRAISAL_REPORT',
    mustAcknowledge: false,
    law: '12 CFR 1002.14(a)(1)',
  },
  {
    set: 'NOTICES',
    name: 'copy-appraisal',
    column: 'EVERY',
    type: 'APPRAISAL_REPORT',
    mustAcknowledge: false,
    law: '12 CFR 1002.14(a)(1)',
  },
  {
    set: 'NOTICES',
    name: 'texas-50g-owner',
    column: 'TEXAS_HOMESTEAD',
    type: 'ADDITIONAL_MORTGAGE_DISCLOSURES',
    mustAcknowledge: false,
    law: 'Texas Constitution, Article XVI, section 50(g)',
  },
  {
    set: 'NOTICES',
    name: 'flood-ten-days',
    column: 'FLOOD_AREA',
    type: 'FLOODDISCLOSURE',
    mustAcknowledge: true,
    law: '12 CFR 22.9',
  },
] as const satisfies readonly DocumentDefinition[];

export type DocumentName = (typeof DOCUMENTS)[number]['name'];
export interface RequiredDocument extends DocumentDefinition {
  readonly name: DocumentName;
}

/** The documents of a set that a loan file needs, in reading order. */
export function getRequiredDocuments(set: DocumentSet, file: DocumentCriteria): RequiredDocument[] {
  return DOCUMENTS.filter((document) => document.set === set && isRequired(document.column, file));
}

function isRequired(column: Column, file: DocumentCriteria): boolean {
  switch (column) {
    case 'EVERY':
      return true;
    case 'NY':
      return getRegime(file.state, file.occupancy) === 'NY';
    case 'TEXAS_HOMESTEAD':
      return getRegime(file.state, file.occupancy) === 'TX_50A6';
    case 'PRINCIPAL_DWELLING':
      return file.rescindable ?? file.occupancy === 'HOME';
    case 'FIRST_LIEN':
      return file.firstLien;
    case 'FLOOD_AREA':
      return file.floodArea;
  }
}
