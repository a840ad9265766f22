import type { SessionEnd } from '@lintel/domain';

/** Joining a notary by video, the way to them, and how a session ended. */
export const MEETING = {
  join: 'Join now',
  joining: 'Joining',
  joinBooked: 'Join your call',
  room: 'The call opens on the page of the notary service. You come back here when it is over.',
  title: { QUEUED: 'You’re in line for a notary', READY: 'Your notary is ready', OPEN: 'You’re with the notary' },
  line: {
    next: 'You are next.',
    place: (place: number) => `You are number ${place} in line.`,
    there: 'Wait on the notary’s page',
    wait: 'We are finding a notary for you.',
    stay: 'Keep this page open. Have your ID at hand; when it is your turn, this page says so.',
  },
  ready: 'The notary has your papers open. Go in now: the place is kept for a few minutes.',
  open: 'The call runs on the page of the notary service. If it closed, go in again: you are not put back in line.',
  go: 'Go to the notary',
  back: 'Go back to the call',
  lost: 'The connection was lost. We keep trying; your place is kept.',
  opening: 'Opening the call',
  trouble: 'Trouble?',
  call: (phone: string) => `Call ${phone}`,
  leave: 'Back to the overview',
  done: {
    title: (name: string | undefined) => (name ? `You’ve signed, ${name}` : 'You’ve signed'),
    text: 'We’ll email you when your copies are ready, within minutes.',
    cancel: (day: string) => `You can cancel for free until midnight on ${day}.`,
    sends: (amount: string, day: string) => `If no one cancels, we’ll send ${amount} on ${day}.`,
    on: 'Continue',
  },
  ended: {
    NO_NOTARY: {
      title: 'No notary is free',
      text: 'All of them are with others, or it is outside their hours. Nothing is lost: your papers wait.',
    },
    LEFT: {
      title: 'The call ended before you signed',
      text: 'You or the connection left it. What you signed before the call stands.',
    },
    NOTARY_LEFT: { title: 'The notary had to leave', text: 'It was not your doing. Another notary goes on with you.' },
    ID_FAILED: {
      title: 'The notary could not check your ID',
      text: 'The picture may have been unclear, or the ID is no longer valid. Have another one at hand, or meet a notary in person.',
    },
    TECHNICAL: {
      title: 'The call did not work',
      text: 'Picture or sound broke off. Another device or another connection often helps.',
    },
    STATE_NOT_ALLOWED: {
      title: 'Not by video where you are',
      text: 'A notary by video may not serve you at the place from where you called. In person it works.',
    },
    PAPERS_CHANGED: {
      title: 'Your papers changed meanwhile',
      text: 'The call ended because the papers were made anew. You read and accept the new ones first.',
    },
  } satisfies Record<Exclude<SessionEnd, 'SIGNED'> | 'NO_NOTARY', { title: string; text: string }>,
  actions: { JOIN_AGAIN: 'Join again', SCHEDULE: 'Choose a time' },
  now: 'What you can do now',
  safe: 'Nothing is signed that the notary did not see you sign.',
} as const;
