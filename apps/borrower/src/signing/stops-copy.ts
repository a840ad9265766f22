/** Pages that say why there is nothing to sign now. */
export const STOPS = {
  allDone: {
    title: 'Nothing is left to sign here',
    lead: 'You have read and signed all that is yours on this screen. Press once more and we take it from here.',
  },
  nothing: {
    title: 'Nothing to sign here',
    text: 'Your papers are all signed together, at an office. There is nothing to sign on this screen.',
  },
  altered: {
    title: 'We stopped the signing',
    text: 'This copy is not the one that we made, so nobody can sign it. Call us, and we look into it with you.',
    nothing: 'Nothing was signed just now.',
    call: (phone: string) => `Call ${phone}`,
  },
  over: {
    title: 'These papers are no longer open',
    text: 'They were signed, or others took their place. Nothing is lost.',
    go: 'See where your application stands',
  },
  first: {
    email: 'Confirm your email address before you sign.',
    consent: 'Say first how you get your documents.',
    go: 'Go to the start of the signing',
  },
  paused: {
    title: 'We are looking into what you told us',
    text: 'Signing goes on after that. Nothing that you did is lost.',
  },
} as const;
