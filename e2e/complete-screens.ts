import { readRescission, readTimeline, readPayout, listDocuments, readSigners } from '@lintel/contract';
import { buildPayout, PAPERS_TO_KEEP, buildRightToCancel, timelineAt } from './pages/complete.ts';
import { answered, seenAt, type Step } from './pages/elsewhere.ts';
import { as, stands, type Screen, type ScreenOpener } from './pages/ways.ts';

const CLOCK = { owner: 'OTHER', ownerName: 'Waiting period' } as const;
const US = { owner: 'US', ownerName: 'We' } as const;

// Uses a status that always leads here: DEED_SIGNING does only with a flag that these pictures can't set.
const OTHERS: Step = {
  gate: 'deed-others',
  checklistStatus: 'RESCISSION',
  text: "You've signed everything. Robin still must sign.",
  ask: 'Nothing. You can send a reminder.',
  owner: 'OTHER',
  ownerName: 'The other signers',
  usualTime: '2 days',
};
const NOTICE: Step = {
  gate: 'rescission-notice',
  checklistStatus: 'RESCISSION',
  text: 'Maria and Robin must still get the notice of the right to cancel.',
  ...US,
  usualTime: 'a few minutes, or 3 days by mail',
};
const PERIOD: Step = {
  gate: 'rescission',
  checklistStatus: 'RESCISSION',
  text: 'Any owner can cancel for free until midnight on Mon, Nov 30, 2026.',
  ...CLOCK,
  usualTime: '3 business days',
};
const RECORDING: Step = {
  gate: 'recording',
  checklistStatus: 'RECORDING',
  text: 'The county is recording your deed.',
  owner: 'OTHER',
  ownerName: 'The county',
  usualTime: '1 day, or 10 days if the county records on paper',
};
const MARGIN: Step = {
  gate: 'mail-margin',
  checklistStatus: 'FUNDABLE',
  text: "A cancellation mailed before the deadline may still arrive. We'll wait until Tue, Dec 1, 2026.",
  ask: 'Nothing. If every owner confirms that they are not canceling, we can send the money sooner.',
  ...CLOCK,
  usualTime: '1 business day',
};
const RENEW: Step = {
  gate: 'payoff-renew',
  checklistStatus: 'FUNDABLE',
  text: "We're asking Cascade Bank for new payoff figures.",
  ...US,
  usualTime: '2 business days',
};
const CHECKS: Step = {
  gate: 'final-checks',
  checklistStatus: 'FUNDABLE',
  text: "We're doing the final checks before funding.",
  ...US,
  usualTime: '1 hour',
};
const DECISION: Step = {
  gate: 'funding-decision',
  checklistStatus: 'FUNDING_DECISION',
  text: "We're approving your funding.",
  ...US,
  usualTime: '1 hour',
};
const SENDING: Step = {
  gate: 'send-funds',
  checklistStatus: 'FUNDING_DECISION',
  text: 'Your money is on its way.',
  owner: 'OTHER',
  ownerName: 'The bank',
  usualTime: '1 business day',
};
const CREDITORS: Step = {
  gate: 'pay-creditors',
  checklistStatus: 'DIRECT_DEBT_PAYOFF',
  text: "We're paying off Cascade Bank.",
  ...US,
  usualTime: '3 business days',
};
const FUNDED: Step = {
  gate: 'complete',
  checklistStatus: 'COMPLETE',
  text: 'Your line is open.',
  owner: 'OTHER',
  ownerName: 'No one',
  usualTime: '',
};

const OVER = { canCancel: false, canConfirm: false } as const;

interface State {
  right?: Parameters<typeof buildRightToCancel>[0];
  now: string;
  sentOn?: string;
  then?: Parameters<typeof as>[1]['then'];
}

/** The page after signing, at a later step of the application. */
const at =
  (step: Step, { right = OVER, now, sentOn, then }: State): ScreenOpener =>
  async (given) => {
    const isOpen = step.gate === 'complete';
    let uuid = '';
    await as('found', {
      path: isOpen ? /\/(dashboard)?$/ : /complete$/,
      async before({ page, driven }) {
        uuid = driven.uuid;
        await seenAt(page, uuid, { ...step, stage: 'COMPLETE' });
        await answered(page, readRescission, { uuid }, buildRightToCancel(right));
        await answered(page, readTimeline, { uuid }, timelineAt(now));
        await answered(page, readPayout, { uuid }, buildPayout(sentOn ?? null));
        await answered(page, listDocuments, { uuid }, PAPERS_TO_KEEP);
        if (step === OTHERS)
          await answered(page, readSigners, { uuid }, { signers: [ROBIN], mustSign: [], version: 1 });
      },
      async then(page) {
        if (isOpen) {
          await page.goto(`/account/heloc/${uuid}/complete`);
          await stands(page);
        }
        await then?.(page);
      },
    })(given);
  };

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

const cancelling =
  (press: boolean): NonNullable<State['then']> =>
  async (page) => {
    await page.getByRole('button', { name: 'Cancel the loan' }).click();
    await page.getByRole('dialog').waitFor();
    if (press) {
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel the loan' }).click();
      await page.getByText('Type your full name to cancel.').waitFor();
    }
  };

export const COMPLETE_OF_MAIN_BRAND: readonly Screen[] = [
  {
    name: 'complete, the others still must sign',
    open: at(OTHERS, { right: { ...OVER, lastDay: null, arithmetic: null, notice: null }, now: 'You signed' }),
  },
  {
    name: 'complete, a notice is missing',
    open: at(NOTICE, {
      right: {
        lastDay: null,
        satisfiedOn: null,
        endsAt: null,
        satisfiedAt: null,
        arithmetic: null,
        owners: buildRightToCancel().owners.map((one) => ({ ...one, noticeAt: null })),
      },
      now: 'Your right',
    }),
  },
  { name: 'complete, the time to cancel', open: at(PERIOD, { right: {}, now: 'Your right' }) },
  { name: 'complete, cancelling', open: at(PERIOD, { right: {}, now: 'Your right', then: cancelling(false) }) },
  {
    name: 'complete, cancelling without a name',
    open: at(PERIOD, { right: {}, now: 'Your right', then: cancelling(true) }),
  },
  { name: 'complete, recording', open: at(RECORDING, { now: 'The county' }) },
  {
    name: 'complete, letters on their way',
    open: at(MARGIN, { right: { canCancel: false, canConfirm: true }, now: 'Waiting for mailed' }),
  },
  {
    name: 'complete, not cancelling without a name',
    open: at(MARGIN, {
      right: { canCancel: false, canConfirm: true },
      now: 'Waiting for mailed',
      then: async (page) => {
        await page.getByRole('button', { name: 'I’m not canceling' }).click();
        await page.getByText('Type your full name to confirm.').waitFor();
      },
    }),
  },
  {
    name: 'complete, not cancelling, said',
    open: at(MARGIN, {
      right: {
        ...OVER,
        owners: buildRightToCancel().owners.map((one) => ({
          ...one,
          confirmedAt: one.isYou ? '2026-12-01T16:00:00.000Z' : null,
        })),
      },
      now: 'Waiting for mailed',
    }),
  },
  { name: 'complete, new payoff figures', open: at(RENEW, { now: 'Final checks' }) },
  { name: 'complete, the last checks', open: at(CHECKS, { now: 'Final checks' }) },
  { name: 'complete, the decision', open: at(DECISION, { now: 'Final checks' }) },
  { name: 'complete, the money is sent', open: at(SENDING, { now: 'We send' }) },
  { name: 'complete, paying creditors', open: at(CREDITORS, { now: 'Cascade', sentOn: '2026-12-02' }) },
  { name: 'complete, funded', open: at(FUNDED, { now: 'First payment', sentOn: '2026-12-02' }) },
];
