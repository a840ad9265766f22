export const CONFIRM_ACCOUNT = {
  title: 'Use this account?',
  lead: 'Your money goes here. Nothing is fixed before you confirm.',
  panel: 'Your account',
  first: 'First type what the small deposit says, so that we know that the account is yours.',
  submit: 'Confirm',
  change: 'Change',
} as const;
