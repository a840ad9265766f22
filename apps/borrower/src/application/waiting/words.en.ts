/** The waiting screen of /{uuid}. The status contains the gate's sentence. */
export const WAITING = {
  title: (name: string | undefined) => (name ? `Searching for your offers, ${name}` : 'Searching for your offers'),
  lead: 'You can leave this page. Your answers are saved, and you can pick up where you left off.',
  soon: 'This usually takes less than a minute.',
  done: 'done',
  now: 'in progress',
  open: 'not started',
  live: (message: string, step: number, of: number) => `${message}. Step ${step} of ${of}.`,
  soft: 'No effect on your score',
  longer: 'This is taking a little longer than usual.',
  questions: 'Questions? Call',
  application: 'Your application',
} as const;
