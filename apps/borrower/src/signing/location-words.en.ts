export const LOCATION = {
  title: 'Why we need your location',
  text: 'You can sign online only if we can record where you are. We record your location once, when you sign.',
  next: 'Your browser will ask you next. Choose “Allow”.',
  allow: 'Allow location',
  asking: 'Asking your browser',
  denied: 'Your browser didn’t share your location.',
  how: {
    SAFARI_PHONE:
      'On an iPhone or iPad: Settings, Privacy & Security, Location Services, Safari Websites, “While Using the App”. Then come back here.',
    SAFARI: 'In Safari: menu Safari, Settings for This Website, Location, “Allow”.',
    FIREFOX: 'In Firefox: select the icon to the left of the address, remove the location block, and try again.',
    CHROMIUM:
      'In your browser: select the icon to the left of the address, open the site’s permissions, and allow location.',
  },
  device: 'If it still doesn’t work, make sure your device lets the browser know its location.',
  again: 'Try again',
  call: (phone: string) => `Or call us at ${phone}, and we’ll continue with you by phone.`,
  later: 'Not now',
  close: 'Close',
} as const;
