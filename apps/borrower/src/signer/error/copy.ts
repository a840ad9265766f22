import { INVITATION_DAYS } from '@lintel/domain';

export const STOPPED = {
  expired: {
    title: 'This link no longer works',
    text: `A link works once, within ${INVITATION_DAYS} days. A newer link replaces it.`,
  },
  wrong: {
    title: 'This link is for someone else',
    text: 'You’re logged in as another person. Log out, or open the link in a private window.',
  },
  signed: { title: 'You’ve already signed', text: 'You don’t need this link anymore. Log in to see your documents.' },
  ask: 'Ask for a new link',
  asked: 'If the request is still open, we’ve sent a new link to the address we have.',
  ownWay: 'Log in with a code instead',
  signIn: 'Log in',
  signOut: 'Log out',
} as const;
