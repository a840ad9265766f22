import type { Reply, readSigners } from '@lintel/contract';

type State = NonNullable<Reply<typeof readSigners>>['signers'][number]['state'];

export const RESERVE = {
  title: {
    open: 'Sign in person with a notary',
    booked: 'Your meeting with the notary',
    signed: 'The others still need to sign',
  },
  first: 'When and where',
  fee: (fee: string) =>
    `The notary costs ${fee}. We add it to your line of credit when it opens. You don’t pay anything now.`,
  signed: (day: string, place: string) => `You signed on ${day} ${place}.`,
  copies: (count: number) =>
    count === 1
      ? 'You received 1 copy of the notice of your right to cancel.'
      : `You received ${count} copies of the notice of your right to cancel.`,
  places: { HOME: 'at the home', WORK: 'at your work', OTHER: 'at the address you gave', OFFICE: 'at the office' },
  others: 'Who else signs',
  states: {
    INVITED: 'Invited',
    OPENED: 'Invitation opened',
    IDENTITY: 'Verifying ID',
    READY: 'Ready to sign',
    SIGNED: 'Signed',
    DONE: 'Signed',
    DECLINED: 'Doesn’t want to sign',
    CANCELLED: 'No longer needed',
  } satisfies Record<State, string>,
  remind: (name: string) => `Remind ${name}`,
  reminding: 'Sending',
  reminded: (name: string) => `We sent ${name} a reminder.`,
} as const;

export const NOTARY_INTRO = {
  next: {
    title: 'After the call',
    cancel:
      'Once all documents are signed, you have 3 business days to cancel. Canceling is free. Saturdays count. Sundays and federal holidays don’t.',
  },
  online: 'Meet the notary now',
  early: 'You can join starting 15 minutes before your time.',
  sooner: 'You don’t have to wait for your time. A notary who is free can meet you now.',
} as const;
