/** Text of the footer and the opening hours, for the server and the pages that show a week. */
export const FOOTER = {
  legal: 'Legal',
  privacy: 'Privacy policy',
  licenses: 'Licenses',
  disclosures: 'Disclosures',
  callUs: 'Call us',
  writeToUs: 'Mailing address',
  nmls: (id: string) => `NMLS #${id}`,
  equalHousing: { lender: 'Equal Housing Lender', opportunity: 'Equal Housing Opportunity' },
  licensed: (states: readonly string[]) => `Licensed in ${states.join(', ')}.`,
  more: 'More states to come.',
  lends: (states: readonly string[]) => `We lend in ${states.join(', ')}.`,
  lendsMany: (count: number) => `We lend in ${count} states. Enter your address to see if your state is one of them.`,
  copyright: (year: string, name: string) => `© ${year} ${name}`,
} as const;

export const HOURS = {
  openUntil: (time: string) => `Open today until ${time} PT`,
  opensAt: (time: string) => `Opens today at ${time} PT`,
  week: (days: string, from: string, to: string) => `${days} from ${from}-${to} PT`,
  opensOn: (day: string, time: string) => `Opens ${day} ${time} PT`,
  closed: 'Closed',
  closedOn: (days: string) => `${days} closed`,
  /** From Monday. */
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const;
