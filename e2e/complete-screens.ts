import { readRescission, readTimeline, readDisbursement, listDocuments, readSigners } from '@lintel/contract';
import {
  buildDisbursement,
  CLOSING_DOCUMENTS,
  buildRightToCancel,
  buildTimeline,
  buildTimelineBeforePeriod,
} from './pages/complete.ts';
import { fakeReply, fakeStep, type Step } from './pages/fake-replies.ts';
import { openAs, type Screen, type ScreenOpener } from './pages/open-screen.ts';

const CLOCK_OWNER = { owner: 'OTHER', ownerName: 'Waiting period' } as const;
const LENDER_OWNER = { owner: 'US', ownerName: 'We' } as const;

// Uses a status that always leads here: DEED_SIGNING does only with a flag that these pictures can't set.
const OTHERS_STEP: Step = {
  gate: 'deed-others',
  checklistStatus: 'RESCISSION',
  text: 'You’ve signed everything. Robin still must sign.',
  ask: 'You don’t need to do anything. You can send a reminder.',
  owner: 'OTHER',
  ownerName: 'The other signers',
  usualTime: '2 days',
};
const NOTICE_STEP: Step = {
  gate: 'rescission-notice',
  checklistStatus: 'RESCISSION',
  text: 'We still need to give Maria and Robin the notice of the right to cancel.',
  ...LENDER_OWNER,
  usualTime: 'a few minutes, or 3 days by mail',
};
const PERIOD_STEP: Step = {
  gate: 'rescission',
  checklistStatus: 'RESCISSION',
  text: 'Any owner can cancel for free through Mon, Nov 30, 2026.',
  ask: 'You don’t need to do anything. After that day, we’ll prepare to send your money.',
  ...CLOCK_OWNER,
  usualTime: null,
};
const RECORDING_STEP: Step = {
  gate: 'recording',
  checklistStatus: 'RECORDING',
  text: 'The county is recording your deed of trust.',
  owner: 'OTHER',
  ownerName: 'The county',
  usualTime: '1 day, or 10 days if the county records on paper',
};
const MARGIN_STEP: Step = {
  gate: 'mail-margin',
  checklistStatus: 'FUNDABLE',
  text: 'Your right to cancel ended on Mon, Nov 30. We’ll wait through Tue, Dec 1 in case a cancellation was mailed in time and hasn’t reached us yet.',
  ask: 'You don’t need to do anything. To skip the wait, every owner can confirm that they didn’t cancel.',
  ...CLOCK_OWNER,
  usualTime: '1 business day',
};
const RENEW_STEP: Step = {
  gate: 'payoff-renew',
  checklistStatus: 'FUNDABLE',
  text: 'We’re asking Cascade Bank for new payoff figures.',
  ...LENDER_OWNER,
  usualTime: '2 business days',
};
const CHECKS_STEP: Step = {
  gate: 'final-checks',
  checklistStatus: 'FUNDABLE',
  text: 'We’re doing the final checks before we send your money.',
  ...LENDER_OWNER,
  usualTime: '1 hour',
};
const DECISION_STEP: Step = {
  gate: 'funding-decision',
  checklistStatus: 'FUNDING_DECISION',
  text: 'Our loan team is doing the final checks before we send your money.',
  ...LENDER_OWNER,
  usualTime: '1 hour',
};
const SENDING_STEP: Step = {
  gate: 'send-funds',
  checklistStatus: 'FUNDING_DECISION',
  text: 'Your money is on its way.',
  owner: 'OTHER',
  ownerName: 'The bank',
  usualTime: '1 business day',
};
const CREDITORS_STEP: Step = {
  gate: 'pay-creditors',
  checklistStatus: 'DIRECT_DEBT_PAYOFF',
  text: 'We’re paying off Cascade Bank.',
  ...LENDER_OWNER,
  usualTime: '3 business days',
};
const FUNDED_STEP: Step = {
  gate: 'complete',
  checklistStatus: 'COMPLETE',
  text: 'Your line is open.',
  owner: 'OTHER',
  ownerName: 'No one',
  usualTime: '',
};

/** The steps before the cancellation period begins. */
const BEFORE_PERIOD: readonly Step[] = [OTHERS_STEP, NOTICE_STEP];

const PERIOD_OVER = { canCancel: false, canConfirm: false } as const;

interface CompleteState {
  right?: Parameters<typeof buildRightToCancel>[0];
  now: string;
  sentOn?: string;
  then?: Parameters<typeof openAs>[1]['then'];
}

/** Opens the page after signing, at a later step of the application. */
const openComplete = (step: Step, { right = PERIOD_OVER, now, sentOn, then }: CompleteState): ScreenOpener =>
  openAs('found', {
    at: 'complete',
    ...(then && { then }),
    async before({ page, driven: { uuid } }) {
      await fakeStep(page, uuid, { ...step, stage: 'COMPLETE' });
      await fakeReply(page, readRescission, { uuid }, buildRightToCancel(right));
      await fakeReply(
        page,
        readTimeline,
        { uuid },
        BEFORE_PERIOD.includes(step) ? buildTimelineBeforePeriod(now, step.text) : buildTimeline(now),
      );
      await fakeReply(page, readDisbursement, { uuid }, buildDisbursement(sentOn ?? null));
      await fakeReply(page, listDocuments, { uuid }, CLOSING_DOCUMENTS);
      if (step === OTHERS_STEP)
        await fakeReply(page, readSigners, { uuid }, { signers: [ROBIN], mustSign: [], version: 1 });
    },
  });

const ROBIN = {
  signerUuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829311',
  personUuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829311',
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

const openCancelDialog =
  (press: boolean): NonNullable<CompleteState['then']> =>
  async (page) => {
    await page.getByRole('button', { name: 'Cancel the loan' }).click();
    await page.getByRole('dialog').waitFor();
    if (press) {
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel the loan' }).click();
      await page.getByText('Type your full name to cancel.').waitFor();
    }
  };

/** Screens after signing: the timeline, the right to cancel and the money. */
export const COMPLETE_SCREENS: readonly Screen[] = [
  {
    name: 'complete, waiting for other signers',
    open: openComplete(OTHERS_STEP, {
      right: { ...PERIOD_OVER, lastDay: null, arithmetic: null, notice: null },
      now: 'The other signers sign',
    }),
  },
  {
    name: 'complete, missing notice',
    open: openComplete(NOTICE_STEP, {
      right: {
        lastDay: null,
        satisfiedOn: null,
        endsAt: null,
        satisfiedAt: null,
        arithmetic: null,
        owners: buildRightToCancel().owners.map((owner) => ({ ...owner, noticeAt: null })),
      },
      now: 'Notice of the right to cancel',
    }),
  },
  { name: 'complete, right to cancel', open: openComplete(PERIOD_STEP, { right: {}, now: 'Your right' }) },
  {
    name: 'complete, canceling',
    open: openComplete(PERIOD_STEP, { right: {}, now: 'Your right', then: openCancelDialog(false) }),
  },
  {
    name: 'complete, canceling without a name',
    open: openComplete(PERIOD_STEP, { right: {}, now: 'Your right', then: openCancelDialog(true) }),
  },
  { name: 'complete, recording', open: openComplete(RECORDING_STEP, { now: 'The county' }) },
  {
    name: 'complete, mail margin',
    open: openComplete(MARGIN_STEP, { right: { canCancel: false, canConfirm: true }, now: 'Waiting for mailed' }),
  },
  {
    name: 'complete, not canceling without a name',
    open: openComplete(MARGIN_STEP, {
      right: { canCancel: false, canConfirm: true },
      now: 'Waiting for mailed',
      then: async (page) => {
        await page.getByRole('button', { name: 'Confirm I didn’t cancel' }).click();
        await page.getByText('Type your full name to confirm.').waitFor();
      },
    }),
  },
  {
    name: 'complete, not canceling, confirmed',
    open: openComplete(MARGIN_STEP, {
      right: {
        ...PERIOD_OVER,
        owners: buildRightToCancel().owners.map((owner) => ({
          ...owner,
          confirmedAt: owner.isYou ? '2026-12-01T16:00:00.000Z' : null,
        })),
      },
      now: 'Waiting for mailed',
    }),
  },
  { name: 'complete, new payoff figures', open: openComplete(RENEW_STEP, { now: 'Final checks' }) },
  { name: 'complete, final checks', open: openComplete(CHECKS_STEP, { now: 'Final checks' }) },
  { name: 'complete, funding decision', open: openComplete(DECISION_STEP, { now: 'Final checks' }) },
  { name: 'complete, sending the money', open: openComplete(SENDING_STEP, { now: 'We send' }) },
  {
    name: 'complete, paying creditors',
    open: openComplete(CREDITORS_STEP, { now: 'We pay off Cascade', sentOn: '2026-12-02' }),
  },
  { name: 'complete, funded', open: openComplete(FUNDED_STEP, { now: 'First payment', sentOn: '2026-12-02' }) },
];
