import { currentLocale } from '@lintel/domain';
import type { OwnershipType } from '@lintel/domain';

export const OWNERSHIP = {
  title: 'Which of these is right?',
  lead: 'How your home is owned determines who must sign.',
  said: 'Your answer',
  records: 'The land records',
  unknown: 'Not answered yet',
  owners: (names: readonly string[]) => new Intl.ListFormat(currentLocale()).format(names),
  types: { SOLE: 'One owner', JOINT: 'Several owners', TRUST: 'A trust' } satisfies Record<OwnershipType, string>,
  which: 'Which one is right?',
  onRecord: 'The land records',
  onRecordHint: 'You don’t need to send anything.',
  other: 'Something else',
  otherHint: 'We’ll need the recorded deed or the certificate of trust.',
  proof: 'The recorded deed, or the certificate of trust',
  type: 'How do you own the home?',
  choose: 'Choose which one is right',
  chooseType: 'Choose how you own the home',
  person: 'A loan specialist will compare it with the deed.',
  submit: 'Send',
  sent: 'Thank you. A loan specialist will compare it with the deed.',
  back: 'Continue',
  leave: 'Don’t change it',
} as const;
