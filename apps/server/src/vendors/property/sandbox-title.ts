import { hasWords, pick } from '../sandbox-levers.ts';
import type { RecordedLien, TitleRequest, TitleSearch } from './port.ts';

/**
 * Returns the sandbox's land records: the mortgage of the credit report's lender and, by words in the street's name, a
 * second lien, a Texas home equity loan or a second owner.
 */
export function searchTitle({ parcel, owner, ownership, today }: TitleRequest): TitleSearch {
  const { street1, state } = parcel.address;
  const isTexas = state === 'TX';
  const hasA6Loan = isTexas && hasWords(street1, 'home equity');
  const isJoint = hasWords(street1, 'joint title');
  const heldAs = isJoint ? 'JOINT' : (ownership ?? 'SOLE');
  const a6RecordedOn = Temporal.PlainDate.from(today).subtract({ months: 14 });
  return {
    outcome: 'FOUND',
    vesting: isJoint ? `${owner} and Robin Sample, joint tenants` : `${owner}, ${VESTING_PHRASES[heldAs]}`,
    ownership: heldAs,
    owners: isJoint ? [owner, 'Robin Sample'] : [owner],
    liens: [
      mortgage(parcel.propertyId),
      ...(hasWords(street1, 'second lien') ? [SECOND] : []),
      ...(hasA6Loan ? [{ ...A6_LOAN, recordedOn: a6RecordedOn.toString() }] : []),
    ],
    lastTransferOn: parcel.lastTransferOn,
    texas: isTexas ? { notBefore: hasA6Loan ? a6RecordedOn.add({ years: 1 }).toString() : null } : null,
  };
}

const VESTING_PHRASES = { SOLE: 'a single person', JOINT: 'as joint tenant', TRUST: 'as trustee' } as const;

const mortgage = (propertyId: string): RecordedLien => ({
  reference: `deed-${pick(`deed ${propertyId}`, 100_000, 999_999)}`,
  holder: 'SUMMIT FEDERAL SAVINGS, N.A.',
  mask: null,
  instrument: 'MORTGAGE',
  position: 1,
  recordedCents: pick(`deed amount ${propertyId}`, 200, 240) * 100_000,
  recordedOn: '2019-06-14',
  texasA6: false,
});

const SECOND: RecordedLien = {
  reference: 'deed-0872',
  holder: 'MESA VALLEY CREDIT UNION',
  mask: '0872',
  instrument: 'HELOC',
  position: 2,
  recordedCents: 3_000_000,
  recordedOn: '2021-04-02',
  texasA6: false,
};

const A6_LOAN: Omit<RecordedLien, 'recordedOn'> = {
  reference: 'deed-6150',
  holder: 'PECAN HOME CREDIT',
  mask: '6150',
  instrument: 'HELOC',
  position: 2,
  recordedCents: 2_500_000,
  texasA6: true,
};
