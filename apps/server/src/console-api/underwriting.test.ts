import { readFigures, readCreditReport, readCollateral } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { required } from '../../test/required.ts';
import { logInStaffMember, createStaffActions, type StaffMember } from '../../test/staff.ts';
import { walkToClosing, FEATURES_WITHOUT_CLOSING } from '../../test/walk-to-closing.ts';
import { getPersona, walkToStatus, type WalkedLoan } from '../../test/walk.ts';

onOneDatabase('underwriting data', (open) => {
  let server: TestApp;
  let underwriter: StaffMember;
  let closed: WalkedLoan;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, features: FEATURES_WITHOUT_CLOSING });
    underwriter = await logInStaffMember(server, 'underwriter');
    closed = await walkToClosing(
      server,
      { ...getPersona('found'), street: ['48 Lawsuit Lane', 'Denver', 'CO', '80202'] },
      'closing-conditions-staff',
    );
  }, 120_000);

  const { send } = createStaffActions(
    () => server,
    () => underwriter,
  );
  describe('the figures of a file', () => {
    test('returns value, CLTV, DTI, score, income and answers for the chosen line, and no demographics', async () => {
      const figures = await send(readFigures, { params: { uuid: closed.uuid } });
      expect(figures.values).toMatchObject([{ kind: 'AVM', asOf: expect.stringMatching(/^\d{4}-/), isUsed: true }]);
      const ratios = required(figures.ratios, 'ratio');
      const [value] = figures.values ?? [];
      expect(figures).toMatchObject({
        basis: 'CHOICE',
        score: { bureau: 'Experian' },
        application: { occupancy: 'HOME', listedForSale: false },
        income: { stated: expect.any(Number) },
      });
      expect(ratios.lineAmount).toBe(figures.choice?.lineAmount);
      expect(ratios.cltv).toBeCloseTo((ratios.liens + ratios.lineAmount) / (value?.amount ?? 0), 4);
      expect(ratios.dti).toBeCloseTo((ratios.monthlyDebts + ratios.monthlyPayment) / ratios.monthlyIncome, 3);
      expect(ratios.cltv).toBeLessThanOrEqual(ratios.cltvCap);
      expect(ratios.dti).toBeLessThanOrEqual(ratios.dtiCap);
      expect(JSON.stringify(figures)).not.toMatch(/ethnicity|race|"sex"/i);
    });

    test('returns the figures of the maximum offer before a choice, and none before a price', async () => {
      const { uuid } = await walkToStatus(server, 'found', 'OFFER_SELECTION');
      expect(await send(readFigures, { params: { uuid } })).toMatchObject({ basis: 'MAXIMUM', choice: null });
      const early = await walkToStatus(server, 'fraud-alert', 'FACTA_REVIEW');
      expect(await send(readFigures, { params: { uuid: early.uuid } })).toMatchObject({
        basis: null,
        ratios: null,
        values: [],
      });
    });
  });

  test('returns the fraud alert with the number to call, tradelines and inquiries', async () => {
    const { uuid } = await walkToStatus(server, 'fraud-alert', 'FACTA_REVIEW');
    expect(await send(readCreditReport, { params: { uuid } })).toMatchObject({
      report: {
        pull: 'SOFT',
        alerts: ['FACTA'],
        fraudAlerts: [{ kind: 'EXTENDED', phoneNumber: '3035550188' }],
        inquiries: [{ creditorName: 'Prairie Auto Finance' }],
        tradelines: [
          {
            creditorName: 'Summit Federal',
            kind: 'LIEN',
            status: 'OPEN',
            pastDue: 0,
            reportedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            history: expect.arrayContaining(['CURRENT']),
          },
          { kind: 'CARD' },
          { kind: 'LOAN' },
        ],
      },
    });
  });

  test('returns which payment was late, by creditor and month', async () => {
    const { uuid } = await walkToStatus(server, 'delinquent', 'DELINQUENCY_REVIEW');
    expect(await send(readCreditReport, { params: { uuid } })).toMatchObject({
      report: {
        late: [{ creditorName: 'Summit Federal', month: expect.stringMatching(/^\d{4}-\d\d$/), days: '30' }],
        tradelines: expect.arrayContaining([
          expect.objectContaining({ creditorName: 'Summit Federal', pastDue: expect.toSatisfy((due) => due > 0) }),
        ]) as object,
      },
      explanation: null,
    });
  });

  test('returns the title commitment with exceptions, land records and flood certificate', async () => {
    expect(await send(readCollateral, { params: { uuid: closed.uuid } })).toMatchObject({
      values: [{ kind: 'AVM', isUsed: true }],
      search: { owners: [expect.any(String)] },
      title: {
        vesting: expect.any(String),
        exceptions: expect.arrayContaining([{ number: 4, kind: 'LITIGATION', text: expect.stringMatching(/\w+/) }]),
      },
      flood: { zone: 'X', isFloodArea: false, certificateNumber: expect.any(String) },
    });
  });
});
