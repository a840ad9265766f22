export const VALUE = {
  title: 'Your home’s value',
  lead: 'We base your line on this value. A higher value can raise your maximum. If it looks right, you don’t need to do anything.',
  found: 'Value',
  how: 'How we got it',
  kinds: {
    BPO: 'A broker’s estimate, from the outside',
    RESI_EVAL: 'An evaluation, from public records and a look from the street',
    ONSITE_APPRAISAL: 'An appraisal, from the inside',
  },
  copy: 'Open your copy',
  ask: 'Did we miss something?',
  askLead:
    'Tell us about a room, a repair or a nearby sale, and a loan specialist will review the value again. It’s free, and your application continues in the meantime. You can ask until we prepare your closing documents.',
  text: 'What’s wrong or missing',
  textHint: 'For example: new kitchen, first floor, finished in May 2024.',
  textMissing: 'Tell us what we missed',
  proof: 'Documents or photos that show it',
  send: 'Ask for another review',
  asked: (day: string) =>
    `You asked us on ${day} to review the value again. A loan specialist will review it and tell you the result.`,
  more: 'Something else we missed',
  over: 'Your closing documents are prepared, so the value is final. Call us if it’s wrong.',
  back: 'Back to your application',
  why: 'What helps',
  reasons: [
    { title: 'Nearby sales', text: 'Three homes like yours that sold within a year, with their addresses.' },
    { title: 'What’s new', text: 'What was built or updated, when, and the bill or permit.' },
  ],
} as const;
