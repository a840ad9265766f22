export const APPRAISAL = {
  pay: {
    title: 'A full appraisal is needed',
    fee: 'Appraisal',
    cost: 'What it costs',
    inTime: (day: string) =>
      `You pay by card now. If you leave by ${day} (3 business days after your disclosures and the booklet reached you), or leave because we changed a disclosed term, you get it back.`,
    late: 'You pay by card now. You get it back if you leave because we changed a disclosed term.',
    texas: 'In Texas this fee counts in the 2% that all fees may come to.',
    card: 'You pay on the page of the payment service. We never see your card.',
    go: (fee: string) => `Pay ${fee}`,
    back: 'If you’ve paid, this page moves on in a moment. If not, we didn’t charge you anything.',
    why: 'Why an appraisal?',
    reasons: [
      {
        title: 'No value from outside',
        text: 'The valuer could not say what your home is worth without seeing the inside.',
      },
      { title: 'An appraiser visits', text: 'About an hour, at a time you agree.' },
    ],
  },
  wait: {
    title: 'The visit of the appraiser',
    another: 'Choose another time',
    times: 'When can the appraiser come?',
    timesHint: 'Somebody must open the door. Times are your own.',
    pick: 'Choose a time',
    go: 'Agree this time',
    agreed: 'Agreed',
    who: 'Who comes',
    when: 'When',
    report: 'Report expected by',
    none: 'The appraiser will call you to agree a time.',
    paid: (fee: string, day: string) => `You paid ${fee} on ${day}.`,
    due: (day: string) => `It goes back to your card if you stop by ${day}.`,
    prepare: 'Before the visit',
    list: [
      { title: 'All rooms', text: 'Make every room, the attic and the garage easy to enter.' },
      { title: 'What is new', text: 'Note what you renewed, and when.' },
    ],
  },
} as const;
