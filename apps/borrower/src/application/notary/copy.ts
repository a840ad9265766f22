import type { ReplyOf, readSigners } from '@lintel/contract';

type State = NonNullable<ReplyOf<typeof readSigners>>['signers'][number]['state'];

export const RESERVE = {
  title: {
    open: 'You sign before a notary in person',
    booked: 'Your meeting with the notary',
    signed: 'The others still sign',
  },
  first: 'When and where',
  fee: (fee: string) => `The notary costs ${fee}, as your closing papers say.`,
  signed: (day: string, place: string) => `Signed on ${day} ${place}.`,
  copies: (count: number) =>
    count === 1
      ? 'You were handed 1 copy of your right to cancel.'
      : `You were handed ${count} copies of your right to cancel.`,
  places: { HOME: 'at the home', WORK: 'at your work', OTHER: 'at the address you gave', OFFICE: 'at the office' },
  others: 'Who else signs',
  states: {
    INVITED: 'Invited',
    OPENED: 'Invitation opened',
    IDENTITY: 'Showing an ID',
    READY: 'To sign',
    SIGNED: 'Signed',
    DONE: 'Signed',
    DECLINED: 'Does not want to sign',
    CANCELLED: 'No longer asked',
  } satisfies Record<State, string>,
  remind: (name: string) => `Remind ${name}`,
  reminding: 'Sending',
  reminded: (name: string) => `We wrote to ${name}.`,
} as const;

export const NOTARY_INTRO = {
  online: 'Meet the notary now',
  early: 'Joining opens 15 minutes before your time.',
  sooner: 'You need not wait for your time: a notary who is free takes you now.',
} as const;
