import { hasWords as has, pick, streetKey } from '../sandbox-levers.ts';
import type { FindRequest, Parcel, ParcelSearchReply, PropertyPort, PropertyValue, ValueRequest } from './port.ts';
import { searchTitle } from './sandbox-title.ts';

/**
 * The sandbox's public records, automated values and title search. Words in the street's name force an outcome
 * (docs/sandbox.md lists them); the rest follows from street and ZIP code.
 */
export const sandboxProperty: PropertyPort = {
  provider: 'sandbox',
  find: async (request) => findProperty(request),
  value: async (request) => valueProperty(request),
  prequalTitle: async (request) => searchTitle(request),
};

function findProperty(request: FindRequest): ParcelSearchReply {
  const street = request.address.street1;
  if (has(street, 'no property') && !request.parcelNumber) return { outcome: 'NONE', parcels: [] };
  if (has(street, 'twin'))
    return { outcome: 'MANY', parcels: ['A', 'B', 'C'].map((unit) => buildParcel(request, unit)) };
  return { outcome: 'ONE', parcels: [buildParcel(request, '')] };
}

function buildParcel(request: FindRequest, unit: string): Parcel {
  const key = streetKey(request.address.street1, request.address.zip) + unit;
  const number =
    request.parcelNumber ??
    `${pick(`apn ${key}`, 100, 999)}-${pick(`map ${key}`, 10, 99)}-${pick(`lot ${key}`, 100, 999)}`;
  return {
    propertyId: `sandbox-${pick(`id ${key}`, 1_000_000, 9_999_999)}${unit.toLowerCase()}`,
    parcelNumber: number,
    address: unit ? { ...request.address, street2: `Unit ${unit}` } : request.address,
    county: COUNTIES[request.address.zip.slice(0, 5)] ?? 'Sample County',
    ownerInitials: `${letter(`first ${key}`)}. ${letter(`last ${key}`)}.`,
    lastTransferOn: dayBefore(
      request.today,
      has(request.address.street1, 'just sold') ? 30 : pick(`sold ${key}`, 900, 5000),
    ),
  };
}

function valueProperty({ parcel, today }: ValueRequest): PropertyValue {
  const street = parcel.address.street1;
  if (has(street, 'no avm')) return { outcome: 'NO_VALUE', route: 'BPO' };
  if (has(street, 'no eval')) return { outcome: 'NO_VALUE', route: 'RESI_EVAL' };
  const key = streetKey(street, parcel.address.zip);
  const dollars = has(street, 'modest') ? 95_000 : (KNOWN_VALUES[key] ?? pick(`value ${key}`, 330, 390) * 1000);
  const spread = Math.round(dollars * 0.06);
  return {
    outcome: 'VALUE',
    valueCents: dollars * 100,
    lowCents: (dollars - spread) * 100,
    highCents: (dollars + spread) * 100,
    confidence: 0.9,
    asOf: today,
    source: 'Sandbox values',
  };
}

const KNOWN_VALUES: Readonly<Record<string, number>> = { [streetKey('412 Alder Ridge Road', '80302')]: 412_000 };

const COUNTIES: Readonly<Record<string, string>> = {
  '80302': 'Boulder',
  '80202': 'Denver',
  '78701': 'Travis',
  '10001': 'New York',
  '98101': 'King',
  '85004': 'Maricopa',
  '30303': 'Fulton',
};

const letter = (text: string): string => String.fromCodePoint(65 + pick(text, 0, 25));

function dayBefore(today: string, days: number): string {
  return Temporal.PlainDate.from(today).subtract({ days }).toString();
}
