import { heading, list, paragraph, table, withFields, type DocumentText } from '../../document-model/text.ts';
import { formatDateInProse } from '../../format/date.ts';
import type { DocumentData } from '../document-data.ts';
import { requireClosing, closingOpening, money } from './closing-parts.ts';
import {
  getDebtors,
  buildInitialsFields,
  formatNames,
  section,
  buildSignatureSection,
  requireSigners,
  type Part,
} from './package-parts.ts';

/** The deed of trust: every owner and every debtor signs it before a notary; it is recorded in the home's county. */
export function deedOfTrust(data: DocumentData): DocumentText {
  const people = requireSigners(data);
  const { regime } = requireClosing(data);
  const parts: Part[] = [
    ...closingOpening(data),
    ...parties(data),
    ...grant(data),
    ...buildInitialsFields(people, 'the grant of the home as security'),
    ...covenants(),
    ...remedies(data),
    ...(regime === 'TX_50A6' ? texas() : []),
    paragraph(
      'By signing you accept the terms of this deed and say that no blanks were left in it to be filled in later.',
    ),
    ...buildSignatureSection(people),
    heading('Acknowledgment of the notary'),
    paragraph(
      `State and county of the notary, day, and the notary's name and commission are in the certificate that the notary adds. Signed before the notary by ${formatNames(people)}.`,
    ),
  ];
  return {
    title: 'Deed of trust',
    plainLine:
      'This makes your home the collateral for the line. You sign it with a notary, and the county records it.',
    ...withFields('deed', parts),
  };
}

function parties(data: DocumentData): Part[] {
  const { quote, offer } = requireClosing(data);
  const { lender, property, madeOn, vesting, parcel } = data;
  return [
    table(
      'Parties and figures',
      ['What', 'In this deed'],
      ['Grantor', formatNames(requireSigners(data))],
      ['Borrower who owes the debt', formatNames(getDebtors(data))],
      ['Lender and beneficiary', `${lender.legalName}, ${lender.address.join(', ')}`],
      ['Trustee', 'The trustee that the lender appoints under state law'],
      ['Property', property],
      ...(parcel ? [['Parcel number', parcel]] : []),
      ...(vesting ? [['Title is held', vesting]] : []),
      ['Maximum principal at any one time', money(quote.lineAmount)],
      ['Final payment due', `${offer.term} years after the signing`],
      ['Made on', formatDateInProse(madeOn)],
    ),
  ];
}

function grant({ property }: DocumentData): Part[] {
  return [
    ...section(
      1,
      'Grant',
      `The grantor irrevocably grants and conveys to the trustee, in trust, and with power of sale where state law provides it, the property at ${property}, with everything built on it, its fixtures and the rights that belong to it. Its legal description in the public records is part of this deed.`,
      'A grantor who is not a borrower signs this deed only to give their interest in the property, and does not owe the debt.',
    ),
    ...section(
      2,
      'What it secures',
      'It secures the repayment of everything drawn under the home equity line of credit agreement of the same day, with interest, up to the maximum principal above; what the lender pays to protect the property; and every other promise in this deed.',
      'The agreement is a revolving line. Draws after the recording have the same priority as the first one, whether or not the lender is required to make them.',
    ),
  ];
}

function covenants(): Part[] {
  return [
    heading('3. What the grantor promises'),
    list(
      'The grantor owns the property and has the right to grant it. Nothing has priority over this deed except what the title report for this loan names.',
      'Payments are made as the agreement says.',
      'Taxes and charges on the property are paid on time.',
      'The property stays insured against fire and other hazards, and against flood where the law requires it, with the lender named. Insurance money repairs the property if that can be done. Otherwise, it pays the debt.',
      'The property is kept in repair and is used as the application says.',
      "The property, or part of it, is not sold or given away without the lender's permission, where federal law lets the lender require payment in that case.",
      'The lender may inspect the property at reasonable times after telling the grantor.',
    ),
    ...section(
      4,
      'What the lender may pay',
      'If the grantor does not keep a promise, the lender may do what is needed to protect the property, after telling the grantor, and what it pays is added to the debt.',
    ),
    ...section(
      5,
      'If the property is taken',
      "Money paid when a public authority takes the property, or part of it, pays the debt first. The rest is the grantor's.",
    ),
  ];
}

function remedies({ lender }: DocumentData): Part[] {
  return [
    ...section(
      6,
      'Default',
      'If the borrower is in default under the agreement, the lender sends a notice that says what is wrong, what cures it, and a day at least 30 days later. If it is not cured by then, the lender may require everything to be paid right away and have the property sold as state law allows. The grantor can stop the sale by curing the default up to the day that the law names.',
    ),
    ...section(
      7,
      'Release',
      'When everything is paid and the line has ended, the lender releases this deed, has the release recorded and pays for the recording.',
    ),
    ...section(
      8,
      'Other terms',
      `Notices go to the property unless the grantor gives another address, and to ${lender.legalName} at ${lender.address.join(', ')}. Federal law and the law of the state where the property is located apply. If part of this deed is not valid, the rest still is. The grantor gives up homestead and similar rights only as far as this security requires.`,
    ),
  ];
}

function texas(): Part[] {
  return section(
    9,
    'Texas home equity security instrument',
    'This security instrument secures an extension of credit that is the type of credit defined by section 50(a)(6), Article XVI, of the Texas Constitution. It may be foreclosed only with a court order. No other property secures the debt. The owners may rescind it within three days after the closing without a penalty or charge.',
  );
}
