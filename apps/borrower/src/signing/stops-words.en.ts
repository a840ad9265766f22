/** Pages that explain why there is nothing to sign now. */
export const STOPS = {
  allDone: {
    title: 'Nothing is left to sign here',
    lead: 'You’ve read and signed everything on this screen. Select Finish signing and we’ll take it from here.',
  },
  nothing: {
    title: 'Nothing to sign here',
    text: 'You’ll sign all your documents together, at an office. There’s nothing to sign on this screen.',
  },
  altered: {
    title: 'We stopped the signing',
    text: 'This copy isn’t the one we made, so no one can sign it. Call us, and we’ll look into it with you.',
    nothing: 'Nothing was signed just now.',
    call: (phone: string) => `Call ${phone}`,
  },
  over: {
    title: 'These documents are no longer available',
    text: 'They were signed or replaced. Nothing is lost.',
    go: 'Check your application status',
  },
  first: {
    email: 'Confirm your email address before you sign.',
    consent: 'First, choose how you get your documents.',
    go: 'Go to the start of signing',
  },
  paused: {
    title: 'We’re looking into what you told us',
    text: 'You can continue signing after that. Nothing you’ve done is lost.',
  },
} as const;
