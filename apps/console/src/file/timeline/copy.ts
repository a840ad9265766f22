export const TIMELINE = {
  title: 'Timeline',
  all: (n: number) => `All ${n} facts`,
  system: 'System',
  staff: 'A colleague',
  none: 'Nothing yet.',
  decisions: 'Decisions',
  by: (who: string, when: string) => `${who}, ${when}`,
  acts: {
    review: 'Review', closure: 'File ended', rerun: 'Started again', reconsideration: 'Value question', document: 'Document', 'signer-named': 'Signer added', 'signer-removed': 'Signer removed', 'signer-invited-again': 'Invitation sent again',
    'signer-corrected': 'Signer corrected',
  } as Readonly<Record<string, string>>,
} as const;
