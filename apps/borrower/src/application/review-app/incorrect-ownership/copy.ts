import type { OwnershipType } from '@lintel/domain';

export const OWNERSHIP = {
  title: 'Which of these is right?',
  lead: 'How a home is owned decides who must sign.',
  said: 'Your answer',
  records: 'The land records',
  unknown: 'Not said yet',
  owners: (names: readonly string[]) => new Intl.ListFormat('en-US').format(names),
  types: { SOLE: 'One owner', JOINT: 'Several owners', TRUST: 'A trust' } satisfies Record<OwnershipType, string>,
  which: 'Which one is right?',
  onRecord: 'The land records',
  onRecordHint: 'Nothing to send.',
  other: 'Another one',
  otherHint: 'A person needs the recorded deed or the certificate of trust.',
  type: 'How do you own the home?',
  choose: 'Choose which one is right',
  chooseType: 'Choose how you own the home',
  person: 'A person compares it with the deed.',
  submit: 'Send',
  sent: 'Thank you. A person compares it with the deed.',
  back: 'Go on',
  leave: 'Leave it as it is',
} as const;
