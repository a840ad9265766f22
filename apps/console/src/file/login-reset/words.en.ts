export const LOGIN_RESET = {
  title: 'Borrower’s two-step login',
  state: (twoStep: boolean, passkeys: number) =>
    `${twoStep ? 'On' : 'Off'} · ${passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`}`,
  lead: 'For a borrower who lost their phone, their recovery codes and every passkey. Verify the caller’s identity first.',
  check: 'How you identified the caller',
  checkMissing: 'Choose how you identified the caller.',
  ask: 'Request a reset',
  asked: 'Request sent. Borrower notified by email and text.',
  waiting: (by: string, at: string, check: string) => `${by} requested a reset on ${at}. ${check}.`,
  from: (at: string) => `Another admin can approve it from ${at}. Until then the borrower can object.`,
  open: (until: string) => `Another admin can approve it until ${until}.`,
  approve: 'Approve the reset',
  approveLead: 'Removes two-step login, recovery codes and passkeys, and logs out every device.',
  approved: 'Reset done. Borrower notified by email and text.',
  decline: 'Decline the reset',
  declined: 'Request declined. Nothing changed.',
} as const;
