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

const ABOUT: Readonly<Record<string, string>> = {
  'fe-webchat': 'Shows the chat on borrowers’ pages.',
  'fe-heloc-redesign-2025': 'Uses the redesigned registration, one question on each page.',
  'fe-heloc-rate-buy-down': 'Lets borrowers pay points for a lower rate.',
  'fe-heloc-additional-signer-conditions': 'Shows additional signers their own conditions.',
  'fe-heloc-new-york': 'Opens the product to homes in New York.',
  'fe-heloc-disaster-zips': 'Shows a notice for homes in the ZIP codes of a disaster area.',
  'fe-webchat-stream':
    'Runs chats in the mode stream instead of twilio; with the variable provider set to nice, in the mode nice.',
  'fe-webchat-borrower-auth': 'Proves to the chat who is logged in (modes twilio and nice).',
  'fe-webchat-chatbot': 'Reserved for an assistant outside chat hours. None answers yet.',
  'fe-heloc-leave-survey': 'Asks borrowers who log out mid-application why.',
  'fe-heloc-banners': 'Shows your banners above borrowers’ pages.',
  'fe-heloc-ceo-feedback': 'Lets borrowers write to the chief executive.',
  'fe-heloc-prepop': 'Fills in the registration from a mailed offer or a partner.',
  'fe-heloc-session-replay': 'Reserved for session replay. No page reads it yet.',
  'fe-heloc-geolocation': 'Reserved for asking the location. No page reads it yet.',
  'fe-heloc-prequal-winback': 'Reserved for the winback offer. No page reads it yet.',
};

export const FLAGS = {
  title: 'Feature flags',
  lead: 'A flag changes pages for all your borrowers right away.',
  list: 'Feature flags',
  on: 'On',
  off: 'Off',
  origins: { LENDER: 'Set here', BRAND: 'From your brand’s data', DEFAULT: 'Default' },
  /** What a flag does while it is on. */
  about: (key: string): string | undefined => ABOUT[key],
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnedOn: (key: string) => `${key} is on.`,
  turnedOff: (key: string) => `${key} is off.`,
} as const;
