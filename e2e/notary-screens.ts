import {
  readNotary,
  readNotarySlots,
  readNotaryOffices,
  readNotarySession,
  readDisbursement,
  readRescission,
  readSigners,
} from '@lintel/contract';
import type { Page } from '@playwright/test';
import { buildDisbursement, buildRightToCancel } from './pages/complete.ts';
import { matchUrl, fakeReply, fakeStep, type Step } from './pages/fake-replies.ts';
import { NOTARY_BOOKING, IN_PERSON_NOTARY, NOTARY_SESSION, VIDEO_NOTARY } from './pages/notary-replies.ts';
import { openAs, pressForErrors, type Screen, type ScreenOpener } from './pages/open-screen.ts';

type ScreenAction = (page: Page) => Promise<void>;

const BORROWER_OWNER = { owner: 'YOU', ownerName: 'You' } as const;
const OWNER_NOTICE_STEP: Step = {
  gate: 'owner-notice',
  checklistStatus: 'GEN_NOTARY_DISCLOSURE',
  text: 'Texas law requires us to give every owner a notice. We still need to give it to Robin Sample.',
  owner: 'US',
  ownerName: 'We',
  usualTime: 'a few minutes, or 3 days by mail',
};
const PLAN_STEP: Step = {
  gate: 'notary-plan',
  checklistStatus: 'GEN_NOTARY_DISCLOSURE',
  text: 'We’re checking whether you can sign by video.',
  owner: 'OTHER',
  ownerName: 'The notary service',
  usualTime: '5 seconds',
};
const ATTORNEY_STEP: Step = {
  gate: 'attorney',
  checklistStatus: 'ATTORNEY_REVIEW',
  text: 'An attorney in your state is reviewing the documents.',
  owner: 'OTHER',
  ownerName: 'The attorney',
  usualTime: '2 business days',
};
const WAITING_STEP: Step = {
  gate: 'waiting-period',
  checklistStatus: 'NOTARY_WAITING_PERIOD',
  text: 'You can sign starting Fri, Dec 4, after a required wait.',
  ask: 'You don’t need to do anything yet.',
  owner: 'OTHER',
  ownerName: 'Waiting period',
  usualTime: '12 days in Texas, 10 days in a flood zone',
};
const DEED_STEP: Step = {
  gate: 'deed',
  checklistStatus: 'DEED_SIGNING',
  text: 'You’ve signed your agreement. Next, sign the deed of trust with a notary by video.',
  ask: 'Have your ID and a camera ready, and set aside 20 minutes.',
  ...BORROWER_OWNER,
  usualTime: '20 minutes',
};
const MANUAL_STEP: Step = {
  gate: 'deed-manual',
  checklistStatus: 'MANUAL_DEED_SIGNING',
  text: 'Sign the deed of trust in person with a notary.',
  ask: 'Choose a time and place.',
  ...BORROWER_OWNER,
  usualTime: '3 days',
};
const OTHERS_STEP: Step = {
  gate: 'deed-manual-others',
  checklistStatus: 'MANUAL_DEED_SIGNING',
  text: 'You’ve signed. Robin Sample still must sign.',
  owner: 'OTHER',
  ownerName: 'The other signers',
  usualTime: '3 days',
};

const ADDRESS = { street1: '900 CONGRESS AVENUE', street2: null, city: 'AUSTIN', state: 'TX', zip: '78701' };
const HOME_ADDRESS = { street1: '412 ALDER RIDGE ROAD', street2: null, city: 'BOULDER', state: 'CO', zip: '80302' };
const ID = '2b0c4a53-6c1e-4d0b-9a3c-7f1f30c3a101';
const TEXAS_NOTARY = {
  ...IN_PERSON_NOTARY,
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
const IN_PERSON_BOOKING = {
  ...NOTARY_BOOKING,
  kind: 'MANUAL',
  place: { type: 'HOME', address: HOME_ADDRESS, officeId: null, officeName: null },
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
  step: Step;
  notary: object;
  slots?: object[];
  signers?: object[];
  session?: object;
  lost?: boolean;
  /** Everyone has signed and has the notice. */
  isSigned?: true;
  /** Opens this page of the application instead of the step's own. */
  at?: string;
  path?: RegExp;
  changes?: true;
  then?: ScreenAction;
}

/** Opens the notary step as a borrower, with the server's reply faked. */
const openNotary = ({
  step,
  notary,
  slots = SLOTS,
  signers = [],
  session,
  lost,
  isSigned,
  at,
  path = /notary\/intro$/,
  changes,
  then,
}: NotaryScreenState): ScreenOpener =>
  openAs('found', {
    path,
    ...(at !== undefined && { at }),
    ...(changes && { changes }),
    ...(then && { then }),
    async before({ page, driven: { uuid } }) {
      await fakeStep(page, uuid, { ...step, stage: 'ENOTARY' });
      await fakeReply(page, readNotary, { uuid }, notary);
      await fakeReply(page, readNotarySlots, { uuid }, slots);
      await fakeReply(page, readNotaryOffices, { uuid }, OFFICES);
      await fakeReply(page, readSigners, { uuid }, { signers, mustSign: [], version: 1 });
      if (isSigned) {
        await fakeReply(page, readRescission, { uuid }, buildRightToCancel());
        await fakeReply(page, readDisbursement, { uuid }, buildDisbursement(null));
      }
      if (session === undefined) return;
      if (lost) await page.route(matchUrl(readNotarySession, { uuid }), (route) => route.abort());
      else await fakeReply(page, readNotarySession, { uuid }, session);
    },
  });

const openChoices =
  (name: string | RegExp): ScreenAction =>
  async (page) => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('radio').first().waitFor();
  };
const openConfirmation =
  (name: string): ScreenAction =>
  async (page) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('alertdialog').waitFor();
  };
const reservePath = /notary\/reserve-manual$/;

/** Screens of the last step, signing the deed with a notary, in each of its states. */
export const NOTARY_SCREENS: readonly Screen[] = [
  {
    name: 'notary intro, owner notice',
    open: openNotary({
      step: OWNER_NOTICE_STEP,
      notary: { ...TEXAS_NOTARY, planned: false, opensOn: null, because: null },
    }),
  },
  { name: 'notary intro, plan', open: openNotary({ step: PLAN_STEP, notary: { ...VIDEO_NOTARY, planned: false } }) },
  {
    name: 'notary intro, attorney',
    open: openNotary({ step: ATTORNEY_STEP, notary: { ...IN_PERSON_NOTARY, attorney: true } }),
  },
  {
    name: 'notary intro, Texas waiting period',
    open: openNotary({
      step: WAITING_STEP,
      notary: TEXAS_NOTARY,
      then: async (page) => {
        await page.getByText('How the day was counted').click();
      },
    }),
  },
  {
    name: 'notary intro, flood wait, times',
    open: openNotary({
      step: WAITING_STEP,
      notary: { ...VIDEO_NOTARY, opensOn: '2026-12-04', because: 'FLOOD' },
      then: openChoices('Choose a time'),
    }),
  },
  { name: 'notary intro', open: openNotary({ step: DEED_STEP, notary: VIDEO_NOTARY }) },
  {
    name: 'notary intro, closed, booked',
    open: openNotary({
      step: DEED_STEP,
      notary: {
        ...VIDEO_NOTARY,
        booking: NOTARY_BOOKING,
        hours: { ...VIDEO_NOTARY.hours, isOpen: false, opensAt: '2026-11-30T14:00:00Z' },
      },
    }),
  },
  {
    name: 'notary intro, times, errors',
    open: openNotary({
      step: DEED_STEP,
      notary: VIDEO_NOTARY,
      then: async (page) => {
        await openChoices('Choose a time')(page);
        await pressForErrors('Book this time')(page);
      },
    }),
  },
  {
    name: 'notary intro, device',
    open: openNotary({
      changes: true,
      step: DEED_STEP,
      notary: VIDEO_NOTARY,
      then: async (page) => {
        await page.getByRole('button', { name: 'Check camera, microphone and connection' }).click();
        await page.getByRole('button', { name: 'Check again' }).waitFor();
      },
    }),
  },
  {
    name: 'notary intro, in person',
    open: openNotary({ step: DEED_STEP, notary: VIDEO_NOTARY, then: openConfirmation('Meet a notary in person') }),
  },
  {
    name: 'notary intro, not read',
    open: openNotary({
      step: DEED_STEP,
      notary: VIDEO_NOTARY,
      then: async (page) => {
        await page.route(matchUrl(readNotary), (route) => route.abort());
        await page.reload();
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      },
    }),
  },
  {
    name: 'notary times',
    open: openNotary({
      step: MANUAL_STEP,
      notary: IN_PERSON_NOTARY,
      at: 'notary/schedule-manual',
    }),
  },
  {
    name: 'notary times, errors',
    open: openNotary({
      step: MANUAL_STEP,
      notary: IN_PERSON_NOTARY,
      at: 'notary/schedule-manual',
      then: async (page) => {
        await page.getByRole('radio', { name: /^At work/ }).check();
        await page.getByRole('radio', { name: /^Fri, Dec 4/ }).waitFor();
        await pressForErrors('Book')(page);
      },
    }),
  },
  {
    name: 'notary times, Texas',
    open: openNotary({
      step: WAITING_STEP,
      notary: TEXAS_NOTARY,
      at: 'notary/schedule-manual',
      then: async (page) => {
        await page.getByRole('radio', { name: /^Sample Title/ }).check();
        await page.getByRole('radio', { name: /^Fri, Dec 4/ }).waitFor();
      },
    }),
  },
  {
    name: 'notary times, none available',
    open: openNotary({
      step: MANUAL_STEP,
      notary: IN_PERSON_NOTARY,
      slots: [],
      at: 'notary/schedule-manual',
      then: async (page) => {
        await page.getByRole('radio', { name: /^At the home/ }).check();
        await page.getByText(/No times are available/).waitFor();
      },
    }),
  },
  {
    name: 'notary times, change',
    open: openNotary({
      step: MANUAL_STEP,
      notary: { ...IN_PERSON_NOTARY, booking: IN_PERSON_BOOKING },
      at: 'notary/schedule-manual',
    }),
  },
  { name: 'notary reserve', open: openNotary({ step: MANUAL_STEP, notary: IN_PERSON_NOTARY, path: reservePath }) },
  {
    name: 'notary reserve, booked',
    open: openNotary({
      step: MANUAL_STEP,
      notary: { ...IN_PERSON_NOTARY, booking: IN_PERSON_BOOKING },
      signers: [ROBIN],
      path: reservePath,
    }),
  },
  {
    name: 'notary reserve, cancel',
    open: openNotary({
      step: MANUAL_STEP,
      notary: { ...IN_PERSON_NOTARY, booking: IN_PERSON_BOOKING },
      path: reservePath,
      then: openConfirmation('Cancel this time'),
    }),
  },
  {
    name: 'notary reserve, others',
    open: openNotary({
      step: OTHERS_STEP,
      notary: {
        ...IN_PERSON_NOTARY,
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
      path: reservePath,
    }),
  },
  {
    name: 'notary session, in line',
    open: openNotary({
      step: DEED_STEP,
      notary: { ...VIDEO_NOTARY, session: NOTARY_SESSION },
      session: NOTARY_SESSION,
      at: 'notary/session',
      then: async (page) => {
        await page.getByRole('heading', { name: /in line/ }).waitFor();
      },
    }),
  },
  {
    name: 'notary session, ready',
    open: openNotary({
      step: DEED_STEP,
      notary: { ...VIDEO_NOTARY, session: NOTARY_SESSION },
      session: { ...NOTARY_SESSION, state: 'READY', queuePosition: null },
      at: 'notary/session',
      then: async (page) => {
        await page.getByRole('button', { name: 'Go to the notary' }).waitFor();
      },
    }),
  },
  {
    name: 'notary session, lost',
    open: openNotary({
      step: DEED_STEP,
      notary: { ...VIDEO_NOTARY, session: NOTARY_SESSION },
      session: { ...NOTARY_SESSION, state: 'OPEN', queuePosition: null },
      lost: true,
      at: 'notary/session',
      then: async (page) => {
        await page.getByText(/The connection was lost/).waitFor();
      },
    }),
  },
  {
    name: 'notary session, signed',
    open: openNotary({
      step: DEED_STEP,
      notary: {
        ...VIDEO_NOTARY,
        session: { ...NOTARY_SESSION, state: 'ENDED', endedBecause: 'SIGNED', queuePosition: null },
      },
      isSigned: true,
      at: 'notary/session',
    }),
  },
  {
    name: 'notary error, ID',
    open: openNotary({
      step: DEED_STEP,
      notary: {
        ...VIDEO_NOTARY,
        session: {
          ...NOTARY_SESSION,
          state: 'ENDED',
          queuePosition: null,
          endedBecause: 'ID_FAILED',
          nextActions: ['JOIN_AGAIN', 'IN_PERSON', 'CALL'],
        },
      },
      at: 'notary/error',
    }),
  },
  {
    name: 'notary error, no notary',
    open: openNotary({
      step: DEED_STEP,
      notary: { ...VIDEO_NOTARY, hours: { ...VIDEO_NOTARY.hours, isOpen: false, opensAt: '2026-11-30T14:00:00Z' } },
      at: 'notary/error?because=no-notary',
      async then(page) {
        await page.getByRole('heading', { name: 'No notary is available' }).waitFor();
      },
    }),
  },
];
