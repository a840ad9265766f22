export const LOCATION = {
  title: 'Why we need your location',
  text: 'State law asks us to record where you sign. We record it once, when you sign.',
  next: 'Your browser asks you next. Choose “Allow”.',
  allow: 'Allow location',
  asking: 'Asking your browser',
  denied: 'Your browser did not tell us where you are.',
  how: {
    SAFARI_PHONE:
      'On an iPhone or iPad: Settings, Privacy & Security, Location Services, Safari Websites, “While Using the App”. Then come back here.',
    SAFARI: 'In Safari: menu Safari, Settings for This Website, Location, “Allow”.',
    FIREFOX: 'In Firefox: press the sign to the left of the address, take back the blocked location, and try again.',
    CHROMIUM:
      'In your browser: press the sign to the left of the address, open the site’s permissions, and allow the location.',
  },
  device: 'If it still fails, see that your device lets the browser know its location.',
  again: 'Try again',
  call: (phone: string) => `Or call us at ${phone}: we go on with you by phone.`,
  later: 'Not now',
  close: 'Close',
} as const;
