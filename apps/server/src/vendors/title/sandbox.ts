import { businessDayAfter } from '@lintel/domain';
import { searchTitle } from '../property/sandbox-title.ts';
import { hasWords, pick, parseTags } from '../sandbox-levers.ts';
import type { Commitment, FullTitleRequest, TitleAnswer, TitleOrder, TitlePort } from './port.ts';

/**
 * A title company of the sandbox. The street's name and the email's tag decide (docs/sandbox.md). It repeats what the
 * land records said before.
 */
export const sandboxTitle: TitlePort = {
  provider: 'sandbox',
  order: async ({ parcel, attempt, today }): Promise<TitleOrder> => ({
    outcome: 'ORDERED',
    orderNumber: `T-${pick(`title ${parcel.propertyId} ${attempt}`, 100_000, 999_999)}`,
    expectedOn: businessDayAfter(today, 1),
  }),
  pull: async (request): Promise<TitleAnswer> =>
    parseTags(request.email).has('title-later')
      ? { outcome: 'PENDING', expectedOn: businessDayAfter(request.today, 1) }
      : { outcome: 'COMMITTED', commitment: buildCommitment(request) },
};

const CO_OWNER = 'Robin Sample';
const SPOUSE = 'Jamie Sample';
const COMPANY = 'Sample Holdings LLC';

function buildCommitment({
  parcel,
  owner,
  email,
  today,
  orderNumber,
}: FullTitleRequest & { readonly orderNumber: string }): Commitment {
  const tags = parseTags(email);
  const has = (words: string): boolean => hasWords(parcel.address.street1, words);
  const before = searchTitle({ parcel, owner: has('stranger') ? CO_OWNER : owner, ownership: null, attempt: 1, today });
  const isTrust = tags.has('trust');
  const people = [
    ...before.owners.map((name) => (has('same name') ? `${name} Jr` : name)),
    ...(tags.has('co-owner') && before.owners.length === 1 ? [CO_OWNER] : []),
  ];
  const owners = [...people, ...(has('company share') ? [COMPANY] : [])];
  return {
    orderNumber,
    effectiveOn: today,
    vesting: owners.join(' and '),
    estate: isTrust ? 'TRUST' : people.length > 1 ? 'JOINT' : 'SOLE',
    owners: owners.map((name) => ({
      name,
      married: null,
      spouse: name === owner && tags.has('spouse') ? SPOUSE : null,
    })),
    mustSign: [],
    liens: [...before.liens, ...(has('late lien') ? [{ ...LATE, recordedOn: today }] : [])],
    exceptions: [
      STANDARD,
      ...(has('no legal') ? [LEGAL] : []),
      ...(has('back tax') ? [TAX] : []),
      ...(has('lawsuit') ? [SUIT] : []),
    ],
    lastTransferOn: before.lastTransferOn,
  };
}

const LATE = {
  reference: 'deed-7741',
  holder: 'HARBOR STREET LENDING',
  mask: '7741',
  instrument: 'HELOC',
  position: 2,
  recordedCents: 1_800_000,
  texasA6: false,
} as const;

const STANDARD = { number: 1, kind: 'STANDARD', text: 'Taxes of the present year, not yet due.' } as const;
const LEGAL = { number: 2, kind: 'LEGAL_DESCRIPTION', text: 'The description of record does not close.' } as const;
const TAX = { number: 3, kind: 'TAX', text: 'Property tax of last year, delinquent.' } as const;
const SUIT = { number: 4, kind: 'LITIGATION', text: 'Notice of a pending action about the boundary.' } as const;
