import { readNotary, readNotarySlots, readNotaryOffices, readNotarySession, readSigners } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { matchUrl, answered, seenAt, type Step } from './pages/elsewhere.ts';
import { BOOKED, IN_PERSON, SESSION, VIDEO } from './pages/notary-seen.ts';
import { as, further, pressed, type Screen, type ScreenOpener } from './pages/ways.ts';

type ScreenAction = (page: Page) => Promise<void>;

const YOURS = { owner: 'YOU', ownerName: 'You' } as const;
const OWNER_NOTICE: Step = {
  gate: 'owner-notice',
  checklistStatus: 'GEN_NOTARY_DISCLOSURE',
  text: 'Texas law requires us to give every owner a notice. Robin Sample must still get it.',
  owner: 'US',
  ownerName: 'We',
  usualTime: 'a few minutes, or 3 days by mail',
};
const PLAN: Step = {
  gate: 'notary-plan',
  checklistStatus: 'GEN_NOTARY_DISCLOSURE',
  text: "We're finding out how your deed can be signed.",
  owner: 'OTHER',
  ownerName: 'The notary service',
  usualTime: '5 seconds',
};
const ATTORNEY: Step = {
  gate: 'attorney',
  checklistStatus: 'ATTORNEY_REVIEW',
  text: 'An attorney in your state is reviewing the documents.',
  owner: 'OTHER',
  ownerName: 'The attorney',
  usualTime: '2 business days',
};
const WAITING: Step = {
  gate: 'waiting-period',
  checklistStatus: 'NOTARY_WAITING_PERIOD',
  text: 'The law requires you to wait until Fri, Dec 4.',
  ask: 'Nothing yet. You can choose a signing time after that.',
  owner: 'OTHER',
  ownerName: 'Waiting period',
  usualTime: '12 days in Texas, 10 days in a flood zone',
};
const DEED: Step = {
  gate: 'deed',
  checklistStatus: 'DEED_SIGNING',
  text: 'A notary is ready to meet you online.',
  ask: 'Have your ID, camera and 20 minutes ready.',
  ...YOURS,
  usualTime: '20 minutes',
};
const MANUAL: Step = {
  gate: 'deed-manual',
  checklistStatus: 'MANUAL_DEED_SIGNING',
  text: "You'll sign in person with a notary.",
  ask: 'Choose a time and place.',
  ...YOURS,
  usualTime: '3 days',
};
const OTHERS: Step = {
  gate: 'deed-manual-others',
  checklistStatus: 'MANUAL_DEED_SIGNING',
  text: "You've signed. Robin Sample still must sign.",
  owner: 'OTHER',
  ownerName: 'The other signers',
  usualTime: '3 days',
};

const ADDRESS = { street1: '900 CONGRESS AVENUE', street2: null, city: 'AUSTIN', state: 'TX', zip: '78701' };
const ID = '2b0c4a53-6c1e-4d0b-9a3c-7f1f30c3a101';
const TEXAS = {
  ...IN_PERSON,
  officeOnly: true,
  timeZone: 'America/Chicago',
  opensOn: '2026-12-04',
  because: 'TEXAS_12_DAYS',
  arithmetic:
    "later of application 2026-11-20 and last owner's notice 2026-11-22 = 2026-11-22; + 12 days = 2026-12-04 (Texas Constitution, Article XVI, section 50(a)(6)(M)(i))",
  owners: [
    { firstName: 'Tess', noticeHow: 'ELECTRONIC', noticeAt: '2026-11-20T18:00:00Z' },
    { firstName: 'Robin', noticeHow: null, noticeAt: null },
  ],
} as const;
const BOOKED_MANUAL = {
  ...BOOKED,
  kind: 'MANUAL',
  place: { type: 'HOME', address: ADDRESS, officeId: null, officeName: null },
  accessNotes: 'Ring twice, the dog is friendly',
  fee: 300,
} as const;

const SLOTS = [
  '2026-12-04T15:00:00Z',
  '2026-12-04T17:00:00Z',
  '2026-12-04T21:30:00Z',
  '2026-12-05T16:00:00Z',
  '2026-12-07T15:00:00Z',
  '2026-12-07T23:00:00Z',
  '2026-12-08T15:00:00Z',
].map((startsAt) => ({
  slotId: startsAt,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
  kind: 'MANUAL',
  place: null,
}));
const OFFICES = [
  {
    officeId: 'austin-title',
    kind: 'TITLE',
    name: 'Sample Title of Austin',
    address: ADDRESS,
    hours: 'Monday to Friday, 9 am to 5 pm',
    miles: 2.4,
  },
  {
    officeId: 'round-rock-law',
    kind: 'ATTORNEY',
    name: 'Sample and Daughters, Attorneys at Law',
    address: { ...ADDRESS, street1: '1 MAIN STREET', city: 'ROUND ROCK', zip: '78664' },
    hours: 'Monday to Thursday, 10 am to 4 pm',
    miles: 18,
  },
];
const ROBIN = {
  signerUuid: ID,
  personUuid: ID,
  identityUuid: null,
  firstName: 'Robin',
  lastName: 'Sample',
  role: 'CO_DEEDER',
  livesThere: 'YES',
  email: 'r***@example.com',
  phoneNumber: null,
  removableBy: 'US',
  state: 'READY',
  sentAt: null,
  signedAt: null,
  cancelledAt: null,
};

interface NotaryScreenState {
  at: Step;
  notary: object;
  slots?: object[];
  signers?: object[];
  session?: object;
  lost?: boolean;
  path?: RegExp;
  changes?: true;
  then?: ScreenAction;
}

/** A borrower at the notary step, with the server's reply faked. */
const at = ({
  at: step,
  notary,
  slots = SLOTS,
  signers = [],
  session,
  lost,
  path = /notary\/intro$/,
  changes,
  then,
}: NotaryScreenState): ScreenOpener =>
  as('found', {
    path,
    ...(changes && { changes }),
    ...(then && { then }),
    async before({ page, driven: { uuid } }) {
      await seenAt(page, uuid, { ...step, stage: 'ENOTARY' });
      await answered(page, readNotary, { uuid }, notary);
      await answered(page, readNotarySlots, { uuid }, slots);
      await answered(page, readNotaryOffices, { uuid }, OFFICES);
      await answered(page, readSigners, { uuid }, { signers, mustSign: [], version: 1 });
      if (session === undefined) return;
      if (lost) await page.route(matchUrl(readNotarySession, { uuid }), (route) => route.abort());
      else await answered(page, readNotarySession, { uuid }, session);
    },
  });

const opened =
  (name: string | RegExp): ScreenAction =>
  async (page) => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('radio').first().waitFor();
  };
const asked =
  (name: string): ScreenAction =>
  async (page) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('alertdialog').waitFor();
  };
const booked = /notary\/reserve-manual$/;

/** The last step: signing the deed with a notary, in each of its states. */
export const NOTARY_OF_MAIN_BRAND: readonly Screen[] = [
  {
    name: 'notary intro, owner notice',
    open: at({ at: OWNER_NOTICE, notary: { ...TEXAS, planned: false, opensOn: null, because: null } }),
  },
  { name: 'notary intro, plan', open: at({ at: PLAN, notary: { ...VIDEO, planned: false } }) },
  { name: 'notary intro, attorney', open: at({ at: ATTORNEY, notary: { ...IN_PERSON, attorney: true } }) },
  {
    name: 'notary intro, Texas waits',
    open: at({
      at: WAITING,
      notary: TEXAS,
      then: async (page) => {
        await page.getByText('How the day was counted').click();
      },
    }),
  },
  {
    name: 'notary intro, flood waits, times',
    open: at({
      at: WAITING,
      notary: { ...VIDEO, opensOn: '2026-12-04', because: 'FLOOD' },
      then: opened('Choose a time'),
    }),
  },
  { name: 'notary intro', open: at({ at: DEED, notary: VIDEO }) },
  {
    name: 'notary intro, closed, booked',
    open: at({
      at: DEED,
      notary: { ...VIDEO, booking: BOOKED, hours: { ...VIDEO.hours, isOpen: false, opensAt: '2026-11-30T14:00:00Z' } },
    }),
  },
  {
    name: 'notary intro, times, errors',
    open: at({
      at: DEED,
      notary: VIDEO,
      then: async (page) => {
        await opened('Choose a time')(page);
        await pressed('Book this time')(page);
      },
    }),
  },
  {
    name: 'notary intro, device',
    open: at({
      changes: true,
      at: DEED,
      notary: VIDEO,
      then: async (page) => {
        await page.getByRole('button', { name: 'Check camera, microphone and connection' }).click();
        await page.getByRole('button', { name: 'Check again' }).waitFor();
      },
    }),
  },
  { name: 'notary intro, in person', open: at({ at: DEED, notary: VIDEO, then: asked('Meet a notary in person') }) },
  {
    name: 'notary intro, not read',
    open: at({
      at: DEED,
      notary: VIDEO,
      then: async (page) => {
        await page.route(matchUrl(readNotary), (route) => route.abort());
        await page.reload();
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      },
    }),
  },
  {
    name: 'notary times',
    open: at({ at: MANUAL, notary: IN_PERSON, path: booked, then: further('notary/schedule-manual') }),
  },
  {
    name: 'notary times, errors',
    open: at({
      at: MANUAL,
      notary: IN_PERSON,
      path: booked,
      then: further('notary/schedule-manual', async (page) => {
        await page.getByRole('radio', { name: /^At work/ }).check();
        await page.getByRole('radio', { name: /^Fri, Dec 4/ }).waitFor();
        await pressed('Book')(page);
      }),
    }),
  },
  {
    name: 'notary times, Texas',
    open: at({
      at: WAITING,
      notary: TEXAS,
      then: further('notary/schedule-manual', async (page) => {
        await page.getByRole('radio', { name: /^Sample Title/ }).check();
        await page.getByRole('radio', { name: /^Fri, Dec 4/ }).waitFor();
      }),
    }),
  },
  {
    name: 'notary times, none free',
    open: at({
      at: MANUAL,
      notary: IN_PERSON,
      slots: [],
      path: booked,
      then: further('notary/schedule-manual', async (page) => {
        await page.getByRole('radio', { name: /^At the home/ }).check();
        await page.getByText(/No times are available/).waitFor();
      }),
    }),
  },
  {
    name: 'notary times, change',
    open: at({
      at: MANUAL,
      notary: { ...IN_PERSON, booking: BOOKED_MANUAL },
      path: booked,
      then: further('notary/schedule-manual'),
    }),
  },
  { name: 'notary reserve', open: at({ at: MANUAL, notary: IN_PERSON, path: booked }) },
  {
    name: 'notary reserve, booked',
    open: at({ at: MANUAL, notary: { ...IN_PERSON, booking: BOOKED_MANUAL }, signers: [ROBIN], path: booked }),
  },
  {
    name: 'notary reserve, cancel',
    open: at({
      at: MANUAL,
      notary: { ...IN_PERSON, booking: BOOKED_MANUAL },
      path: booked,
      then: asked('Cancel this time'),
    }),
  },
  {
    name: 'notary reserve, others',
    open: at({
      at: OTHERS,
      notary: {
        ...IN_PERSON,
        wetSigning: {
          at: '2026-11-20T18:00:00Z',
          place: { type: 'HOME', address: null, officeId: null, officeName: null },
          copies: 2,
        },
      },
      signers: [
        ROBIN,
        {
          ...ROBIN,
          signerUuid: ID.replace(/1$/, '2'),
          firstName: 'Alexandria',
          lastName: 'Sample-Montgomery',
          state: 'SIGNED',
        },
      ],
      path: booked,
    }),
  },
  {
    name: 'notary session, in line',
    open: at({
      at: DEED,
      notary: { ...VIDEO, session: SESSION },
      session: SESSION,
      then: further('notary/session', async (page) => {
        await page.getByRole('heading', { name: /in line/ }).waitFor();
      }),
    }),
  },
  {
    name: 'notary session, ready',
    open: at({
      at: DEED,
      notary: { ...VIDEO, session: SESSION },
      session: { ...SESSION, state: 'READY', queuePosition: null },
      then: further('notary/session', async (page) => {
        await page.getByRole('button', { name: 'Go to the notary' }).waitFor();
      }),
    }),
  },
  {
    name: 'notary session, lost',
    open: at({
      at: DEED,
      notary: { ...VIDEO, session: SESSION },
      session: { ...SESSION, state: 'OPEN', queuePosition: null },
      lost: true,
      then: further('notary/session', async (page) => {
        await page.getByText(/The connection was lost/).waitFor();
      }),
    }),
  },
  {
    name: 'notary session, signed',
    open: at({
      at: DEED,
      notary: { ...VIDEO, session: { ...SESSION, state: 'ENDED', endedBecause: 'SIGNED', queuePosition: null } },
      then: further('notary/session'),
    }),
  },
  {
    name: 'notary error, ID',
    open: at({
      at: DEED,
      notary: {
        ...VIDEO,
        session: {
          ...SESSION,
          state: 'ENDED',
          queuePosition: null,
          endedBecause: 'ID_FAILED',
          nextActions: ['JOIN_AGAIN', 'IN_PERSON', 'CALL'],
        },
      },
      then: further('notary/error'),
    }),
  },
  {
    name: 'notary error, nobody there',
    open: at({
      at: DEED,
      notary: { ...VIDEO, hours: { ...VIDEO.hours, isOpen: false, opensAt: '2026-11-30T14:00:00Z' } },
      async then(page) {
        await page.goto(`${page.url().replace('intro', 'error')}?because=no-notary`);
        await page.getByRole('heading', { name: 'No notary is available' }).waitFor();
      },
    }),
  },
];
