export const STOPPED = {
  expired: { title: 'This link is no longer good', text: 'A link is good for a few days and once only, and a newer one takes its place.' },
  wrong: { title: 'This link is for somebody else', text: 'You are signed in as another person. Sign out, or open the link in a private window.' },
  signed: { title: 'You have signed already', text: 'There is nothing more to do with this link. Sign in to see your papers.' },
  ask: 'Ask for a new link',
  asked: 'If the request still stands, a new link is on its way to the address we have.',
  ownWay: 'Sign in with a code instead',
  signIn: 'Sign in',
  signOut: 'Sign out here',
} as const;
