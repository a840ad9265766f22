/** Errors when staff enter a banner or plan maintenance. */
export const SITE_ERRORS = {
  message: 'Enter the message.',
  tooLong: (most: number) => `Use at most ${most} characters.`,
  apps: 'Select at least one app.',
  variant: 'Select how the banner looks.',
  end: 'Enter an end after the start.',
  variables: 'Use fewer values for this flag.',
  routes: 'Select at least one part of the site, or enter a path.',
  route: (route: string) => `“${route}” isn’t a path. Start it with a slash, such as /dashboard.`,
} as const;
