/** What each flag does while it is on, for the lender's people. */
export const FLAG_PURPOSES = {
  'fe-heloc-maintenance': 'Replaces parts of the site with a maintenance page.',
  'fe-webchat': 'Shows the chat on borrowers’ pages.',
  'fe-heloc-redesign-2025': 'Uses the redesigned registration, one question on each page.',
  'fe-heloc-rate-buy-down': 'Lets borrowers pay points for a lower rate.',
  'fe-heloc-additional-signer-conditions': 'Shows additional signers their own conditions.',
  'fe-heloc-new-york': 'Opens the product to homes in New York.',
  'fe-heloc-disaster-zips': 'Shows a notice for homes in the ZIP codes of a disaster area.',
  'fe-webchat-stream':
    'Uses the built-in chat instead of Twilio. To use NICE, ask an engineer to set its variable “provider” to “nice”.',
  'fe-webchat-borrower-auth':
    'Proves to the chat provider which borrower is logged in. The built-in chat doesn’t need it.',
  'fe-webchat-chatbot': 'Lets the assistant answer outside chat hours.',
  'fe-heloc-leave-survey': 'Asks borrowers who log out mid-application why.',
  'fe-heloc-banners': 'Shows your banners above borrowers’ pages.',
  'fe-heloc-ceo-feedback': 'Lets borrowers write to the chief executive.',
  'fe-heloc-prepop': 'Fills in the registration from a mailed offer or a partner.',
  'fe-heloc-session-replay': 'Records pages with the session replay that you installed.',
  'fe-heloc-geolocation': 'Asks borrowers for their location.',
  'fe-heloc-prequal-winback': 'Offers a smaller line to borrowers who don’t qualify for the one they asked for.',
} as const;

/** Why nothing reads a flag. */
export const UNREAD_FLAGS = {
  'fe-heloc-geolocation': 'This flag has no effect. Signing always asks for the location and works without it.',
  'fe-heloc-prequal-winback': 'This flag has no effect. Your lending policy decides who gets this offer.',
} as const;
