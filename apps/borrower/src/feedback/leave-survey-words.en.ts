import type { LeaveReason } from '@lintel/domain';

export const LEAVE_SURVEY = {
  title: 'Before you go: why are you leaving?',
  lead: 'Your answers are saved. We’ll log you out when you send this or skip it.',
  reason: 'Reason',
  reasons: {
    LATER: 'I’ll finish later',
    INFORMATION: 'I need to find a document or information',
    OFFER: 'The offer isn’t what I need',
    UNCLEAR: 'Something isn’t clear',
    PROBLEM: 'Something doesn’t work',
    OTHER: 'Another reason',
  } satisfies Record<LeaveReason, string>,
  missing: 'Choose a reason, or skip.',
  comment: 'Anything you’d like to add?',
  optional: '(optional)',
  submit: 'Send and log out',
  sending: 'Sending',
  skip: 'Skip and log out',
  close: 'Close and log out',
  leaving: 'Logging you out',
} as const;
