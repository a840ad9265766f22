import { describe, expect, test } from 'vitest';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import type { Parcel } from '../property/port.ts';
import { titleAnswer, titleOrder, type FullTitleRequest } from './port.ts';
import { sandboxTitle } from './sandbox.ts';

const buildParcel = (street1: string): Parcel => ({
  propertyId: 'p-1',
  parcelNumber: '1-1',
  address: { street1, street2: '', city: 'Denver', state: 'CO', zip: '80202' },
  county: 'Sample County',
  ownerInitials: 'A. R.',
  lastTransferOn: '2019-01-02',
});
const REQUEST: FullTitleRequest = {
  parcel: buildParcel('1600 Larimer Street'),
  owner: 'Ana Ruiz',
  email: 'ana@example.com',
  attempt: 1,
  today: '2026-11-20',
};

describe.each([['sandbox', sandboxTitle]] as const)('a title company: %s', (_, port) => {
  const pullTitle = async (overrides: Partial<FullTitleRequest> = {}) => {
    const { orderNumber } = titleOrder.parse(await port.order({ ...REQUEST, ...overrides }, buildRequestMeta()));
    return titleAnswer.parse(await port.pull({ ...REQUEST, ...overrides, orderNumber }, buildRequestMeta()));
  };

  test('accepts an order and returns the same answer for the same request, with the order number', async () => {
    const { orderNumber } = titleOrder.parse(await port.order(REQUEST, buildRequestMeta()));
    expect(await pullTitle()).toEqual(await pullTitle());
    expect(await pullTitle()).toMatchObject({
      outcome: 'COMMITTED',
      commitment: { orderNumber, estate: 'SOLE', owners: [{ name: 'Ana Ruiz' }] },
    });
  });

  test('returns another order for another try', async () => {
    expect(titleOrder.parse(await port.order({ ...REQUEST, attempt: 2 }, buildRequestMeta()))).not.toEqual(
      titleOrder.parse(await port.order(REQUEST, buildRequestMeta())),
    );
  });
});

describe('the sandbox’s levers', () => {
  const pullFindings = async (street: string, tag = '') =>
    titleAnswer.parse(
      await sandboxTitle.pull(
        { ...REQUEST, parcel: buildParcel(street), email: `ana${tag}@example.com`, orderNumber: 'T-1' },
        buildRequestMeta(),
      ),
    );

  test.each([
    ['28 Joint Title Terrace', '', { estate: 'JOINT', owners: [{ name: 'Ana Ruiz' }, { name: 'Robin Sample' }] }],
    ['1600 Larimer Street', '+co-owner', { estate: 'JOINT', owners: [{ name: 'Ana Ruiz' }, { name: 'Robin Sample' }] }],
    ['1600 Larimer Street', '+spouse', { estate: 'SOLE', owners: [{ name: 'Ana Ruiz', spouse: 'Jamie Sample' }] }],
    ['1600 Larimer Street', '+trust', { estate: 'TRUST' }],
    ['40 Stranger Street', '', { owners: [{ name: 'Robin Sample' }] }],
    ['40 Same Name Street', '', { estate: 'SOLE', owners: [{ name: 'Ana Ruiz Jr' }] }],
    [
      '40 Company Share Street',
      '',
      { estate: 'SOLE', owners: [{ name: 'Ana Ruiz' }, { name: 'Sample Holdings LLC' }] },
    ],
    ['42 Late Lien Lane', '', { liens: [{ position: 1 }, { reference: 'deed-7741', recordedOn: '2026-11-20' }] }],
    ['44 No Legal Way', '', { exceptions: [{ kind: 'STANDARD' }, { kind: 'LEGAL_DESCRIPTION' }] }],
    ['46 Back Tax Court', '', { exceptions: [{ kind: 'STANDARD' }, { kind: 'TAX' }] }],
    ['48 Lawsuit Lane', '', { exceptions: [{ kind: 'STANDARD' }, { kind: 'LITIGATION' }] }],
  ])('%s with %j', async (street, tag, commitment) => {
    expect(await pullFindings(street, tag)).toMatchObject({ outcome: 'COMMITTED', commitment });
  });

  test('is pending with title-later until the webhook arrives', async () => {
    expect(await pullFindings('1600 Larimer Street', '+title-later')).toEqual({
      outcome: 'PENDING',
      expectedOn: '2026-11-23',
    });
  });
});
