import type { ConditionStateName } from '@lintel/domain';

export const CONDITIONS = {
  title: 'Your to-do list',
  lead: {
    none: "You're all caught up.",
    one: 'One thing from you, and we can keep going.',
    some: (n: number) => `${n} things from you, and we can keep going.`,
  },
  groups: { TO_DO: 'To do', WITH_US: 'With us', DONE: 'Done' },
  returned: 'Sent back:',
  due: (day: string) => `Due ${day}`,
  count: (added: number, needed: number) => `${added} of ${needed} added.`,
  act: { 'upload-document': 'Add files', 'phone-number': 'Add number', identity: 'Take photos' },
  read: 'Read it',
  reads: 'A person reads it, usually within 1 business day.',
  states: {
    OPEN: 'Waits for you',
    SENT: 'In review',
    CLEARED: 'Accepted',
    CANCELLED: 'No longer needed',
  } satisfies Record<ConditionStateName, string>,
  fresh: (title: string) => `New on your to-do list: ${title}`,
  goOn: 'Go on with your application',
  notRead: "We couldn't load your to-do list. We keep trying.",
} as const;
