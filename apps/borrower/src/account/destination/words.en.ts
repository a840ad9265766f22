/** The pages of the menu's destinations that aren't part of this site, by their path. */
export const DESTINATIONS = {
  '/universal-passport': {
    title: 'Passport',
    lead: 'Passport isn’t part of this site. Your documents are with each application on your dashboard.',
  },
  '/group-manager': {
    title: 'Group Manager',
    lead: 'Group Manager isn’t part of this site. Your application lists the people who sign with you.',
  },
  '/portfolio': {
    title: 'Portfolio Manager',
    lead: 'Portfolio Manager isn’t part of this site. Your applications and lines of credit are on your dashboard.',
  },
  '/pay': {
    title: 'Pay',
    lead: 'You can’t make a payment on this site. Your dashboard shows when your next payment is due. Call us to pay, or to ask about a payment.',
  },
  '/exchange': {
    title: 'Exchange',
    lead: 'Exchange isn’t part of this site. Contact us with any question about your line of credit.',
  },
  '/universal-marketplace': {
    title: 'Marketplace',
    lead: 'Marketplace isn’t part of this site. You can check your rate for a home equity line of credit here.',
  },
} as const;

export const DESTINATION = {
  dashboard: 'Go to dashboard',
  start: 'Check my rate',
  contact: 'Contact us',
  elsewhere: {
    lead: (product: string, host: string) => `${product} is on another site, ${host}. You may need to log in there.`,
    continue: (host: string) => `Continue to ${host}`,
  },
} as const;
