/** The consent texts for text messages: offers and news, or one application. A changed text needs a new ID. */
export const SMS_PROMPTS = [
  {
    uuid: '6f1d2f0c-5a0e-4d6b-9a55-0c1d7a3b2e01',
    type: 'SMS',
    version: '2026-11-1',
    text: 'Text me offers and news. Message and data rates may apply; reply STOP to end, HELP for help. Consent is not a condition of any product.',
  },
  {
    uuid: '6f1d2f0c-5a0e-4d6b-9a55-0c1d7a3b2e02',
    type: 'SMS_TRANSACTIONAL',
    version: '2026-11-1',
    text: 'Text me about my application: codes, reminders, questions. Message and data rates may apply; reply STOP to end, HELP for help.',
  },
] as const;

export const getSmsPrompt = (type: 'SMS' | 'SMS_TRANSACTIONAL') => (type === 'SMS' ? SMS_PROMPTS[0] : SMS_PROMPTS[1]);
