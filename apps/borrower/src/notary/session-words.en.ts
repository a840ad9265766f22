import type { SessionEnd } from '@lintel/domain';

/** Joining a notary by video, the waiting line, and how a session ended. */
export const MEETING = {
  join: 'Join now',
  joining: 'Joining',
  joinBooked: 'Join your call',
  room: 'The call opens on the notary service’s page. We’ll bring you back here when it’s over.',
  title: { QUEUED: 'You’re in line for a notary', READY: 'Your notary is ready', OPEN: 'You’re with the notary' },
  queue: {
    next: 'You’re next.',
    place: (place: number) => `You’re number ${place} in line.`,
    there: 'Wait on the notary’s page',
    wait: 'We’re finding a notary for you.',
    stay: 'Wait here or on the notary’s page, and have your ID ready. You can leave and keep your place in line. When it’s your turn, this page tells you, and we hold your place for a few minutes. The notary service doesn’t tell us how long the wait is. If no notary becomes available, we’ll ask you to choose a time.',
  },
  ready: 'The notary has your documents open. Join now. We’ll hold your place for a few minutes.',
  open: 'The call is on the notary service’s page. If it closed, join again. You won’t go back in line.',
  go: 'Go to the notary',
  back: 'Go back to the call',
  connectionLost: 'The connection was lost. We’ll keep trying, and you’ll keep your place.',
  opening: 'Opening the call',
  trouble: 'Need help?',
  call: (phone: string) => `Call ${phone}`,
  leave: 'Back to the overview',
  done: {
    title: (name: string | undefined) => (name ? `You’ve signed, ${name}` : 'You’ve signed'),
    text: 'We’ll email you your copies within minutes.',
    cancel: (day: string) => `You can cancel for free through ${day}.`,
    notBegun: (isSoleOwner: boolean) =>
      isSoleOwner
        ? 'You can cancel for free. Once you have the notice of the right to cancel, we’ll show you the last day to cancel. We’ll also show you the day we send the money.'
        : 'Any owner can cancel for free. Once every owner has signed and has the notice of the right to cancel, we’ll show you the last day to cancel. We’ll also show you the day we send the money.',
    sends: (amount: string, day: string) => `If no one cancels, we’ll send ${amount} on ${day}.`,
    sendsAnyway: (amount: string, day: string) => `We expect to send ${amount} on ${day}.`,
    on: 'Continue',
  },
  ended: {
    NO_NOTARY: {
      title: 'No notary is available',
      text: 'They’re all with other people, or it’s outside their hours. Your documents are ready whenever you are. Try again later, or choose a time.',
    },
    LEFT: {
      title: 'The call ended before you signed',
      text: 'You left, or the connection dropped. What you signed before the call still counts.',
    },
    NOTARY_LEFT: {
      title: 'The notary had to leave',
      text: 'You didn’t do anything wrong. Another notary will continue with you.',
    },
    ID_FAILED: {
      title: 'The notary couldn’t check your ID',
      text: 'The picture may have been unclear, or the ID may no longer be valid. Have another one ready, or meet a notary in person.',
    },
    TECHNICAL: {
      title: 'The call didn’t work',
      text: 'The picture or sound cut out. Another device or another connection often helps.',
    },
    STATE_NOT_ALLOWED: {
      title: 'You can’t meet by video where you are',
      text: 'A notary isn’t allowed to meet you by video in the place you called from. You can meet one in person.',
    },
    PAPERS_CHANGED: {
      title: 'Your documents changed',
      text: 'The call ended because the documents were replaced. You’ll read and accept the new ones first.',
    },
  } satisfies Record<Exclude<SessionEnd, 'SIGNED'> | 'NO_NOTARY', { title: string; text: string }>,
  actions: { JOIN_AGAIN: 'Join again', SCHEDULE: 'Choose a time' },
  now: 'What you can do now',
  safe: 'On a call, only what the notary saw you sign counts.',
} as const;
