export const VALUE = {
  title: 'The value of your home',
  lead: 'Your line is counted from this value. A copy of it is with your documents.',
  found: 'Value',
  how: 'How it was found',
  kinds: {
    BPO: 'By a broker, from outside',
    RESI_EVAL: 'From the records and the street',
    ONSITE_APPRAISAL: 'By an appraiser who came in',
  },
  copy: 'Open your copy',
  ask: 'Did it miss something?',
  askLead:
    'A room, a repair, a sale nearby: tell us, and a person looks at the value again. Your application goes on meanwhile.',
  text: 'What is wrong or missing',
  textHint: 'Say where it can be seen, and since when.',
  textMissing: 'Tell us what it missed',
  proof: 'Papers or photos that show it',
  send: 'Ask for another look',
  asked: (day: string) => `You asked us on ${day} to look again. A person does, and tells you what came of it.`,
  more: 'Something else it missed',
  over: 'Your papers are drawn up, so the value stands. Call us if it is wrong.',
  back: 'Back to your application',
  why: 'What helps',
  reasons: [
    { title: 'Sales nearby', text: 'Three homes like yours, sold within a year, with their addresses.' },
    { title: 'What is new', text: 'What was built or renewed, when, and its bill or permit.' },
  ],
} as const;
