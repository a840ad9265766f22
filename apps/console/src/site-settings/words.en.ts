export const SITE = {
  title: 'Maintenance and flags',
  menu: 'Maintenance',
  lead: 'What your borrowers’ pages show and switch on. Open pages follow a change within a minute, without a reload.',
} as const;

export const MAINTENANCE = {
  title: 'Maintenance',
  lead: 'Borrowers see a maintenance page instead of the parts you select. Someone who is filling in a page can finish it first.',
  off: 'No maintenance is planned.',
  over: (end: string) => `The last maintenance ended ${end}.`,
  planned: (start: string) => `Planned from ${start}.`,
  open: 'Under way now.',
  until: (end: string) => `It ends ${end}.`,
  noEnd: 'It has no end: end it here when you’re back.',
  parts: 'Parts of the site',
  part: {
    REGISTRATION: 'Registration',
    APPLICATION: 'Applications',
    SIGNER: 'Pages of additional signers',
    DASHBOARD: 'Dashboard and settings',
    LOGIN: 'Login',
  },
  paths: 'Other paths',
  pathsHint: 'One on each line, such as /contact. An asterisk at the end includes the paths below it.',
  pageTitle: 'Title of the page',
  pageTitleHint: 'Leave empty for “Scheduled Maintenance”.',
  message: 'Message',
  messageHint: 'Leave empty for our message, which says that you’ll be back shortly.',
  dashboardLink: 'Show a link to the dashboard',
  submit: 'Save maintenance',
  saved: 'Maintenance saved.',
  end: 'End maintenance now',
  cancel: 'Cancel maintenance',
  ended: 'Maintenance is off.',
} as const;

export const FLAGS = {
  title: 'Feature flags',
  lead: 'A flag changes pages for all your borrowers right away.',
  list: 'Feature flags',
  on: 'On',
  off: 'Off',
  origins: { LENDER: 'Set here', BRAND: 'From your brand’s data', DEFAULT: 'Default' },
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnedOn: (key: string) => `${key} is on.`,
  turnedOff: (key: string) => `${key} is off.`,
} as const;
