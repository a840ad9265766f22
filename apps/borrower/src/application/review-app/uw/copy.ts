export const UNDERWRITER = {
  title: 'An underwriter is reading your application',
  back: 'Back to where it stands',
  dashboard: 'Go to dashboard',
} as const;
