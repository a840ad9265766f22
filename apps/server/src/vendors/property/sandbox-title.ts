import { hasWords, pick } from '../sandbox-levers.ts';
import type { RecordedLien, TitleRequest, TitleSearch } from './port.ts';

/** The land records of the sandbox: one mortgage, that of the credit report, and what the street's name adds. */
export function searchTitle({ parcel, owner, ownership, today }: TitleRequest): TitleSearch {
  const { street1, state } = parcel.address;
  const texas = state === 'TX';
  const equity = texas && hasWords(street1, 'home equity');
  const joint = hasWords(street1, 'joint title');
  const held = joint ? 'JOINT' : (ownership ?? 'SOLE');
  const recorded = Temporal.PlainDate.from(today).subtract({ months: 14 });
  return {
    outcome: 'FOUND',
    vesting: joint ? `${owner} and Robin Sample, joint tenants` : `${owner}, ${VESTED[held]}`,
    ownership: held,
    owners: joint ? [owner, 'Robin Sample'] : [owner],
    liens: [
      mortgage(parcel.propertyId),
      ...(hasWords(street1, 'second lien') ? [SECOND] : []),
      ...(equity ? [{ ...EQUITY, recordedOn: recorded.toString() }] : []),
    ],
    lastTransferOn: parcel.lastTransferOn,
    texas: texas ? { notBefore: equity ? recorded.add({ years: 1 }).toString() : null } : null,
  };
}

const VESTED = { SOLE: 'a single person', JOINT: 'as joint tenant', TRUST: 'as trustee' } as const;

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

const EQUITY: RecordedLien = {
  reference: 'deed-6150',
  holder: 'PECAN HOME CREDIT',
  mask: '6150',
  instrument: 'HELOC',
  position: 2,
  recordedCents: 2_500_000,
  recordedOn: '2020-01-01',
  texasA6: true,
};
