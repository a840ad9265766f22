export const APPRAISAL = {
  pay: {
    title: 'We need a full appraisal of your home',
    fee: 'Appraisal',
    cost: 'What it costs',
    inTime: (day: string) =>
      `You’ll pay by card now. We’ll refund it if you stop your application by ${day}, which is 3 business days after you received your disclosures and the booklet. We’ll also refund it if you stop because we changed a disclosed term.`,
    late: 'You’ll pay by card now. We’ll refund it if you stop your application because we changed a disclosed term.',
    texas: 'In Texas, this fee counts toward the 2% limit on all fees.',
    card: 'You’ll pay on our payment service’s page. We never see your card.',
    go: (fee: string) => `Pay ${fee}`,
    back: 'If you’ve paid, this page will update in a moment. If not, we didn’t charge you anything.',
    why: 'Why an appraisal?',
    reasons: [
      {
        title: 'We need to see the inside',
        text: 'We couldn’t determine your home’s value from the outside.',
      },
      { title: 'An appraiser visits', text: 'The visit takes about an hour, at a time you choose.' },
    ],
  },
  wait: {
    title: 'Your appraisal visit',
    another: 'Choose another time',
    times: 'When can the appraiser come?',
    timesHint: 'Someone must be home to let the appraiser in. Times are in your time zone.',
    pick: 'Choose a time',
    go: 'Confirm this time',
    agreed: 'Your appointment',
    who: 'Appraiser',
    when: 'When',
    report: 'Report expected by',
    none: 'The appraiser will call you to set a time.',
    paid: (fee: string, day: string) => `You paid ${fee} on ${day}.`,
    due: (day: string) => `We’ll refund it to your card if you stop your application by ${day}.`,
    prepare: 'Before the visit',
    list: [
      { title: 'All rooms', text: 'Make every room, the attic and the garage easy to enter.' },
      { title: 'What’s new', text: 'Make a note of what you’ve updated, and when.' },
    ],
  },
} as const;
