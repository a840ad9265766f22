/** What a person agrees to about text messages. A changed sentence is a new prompt with a new ID. */
export const PROMPTS = [
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

export const getSmsPrompt = (type: 'SMS' | 'SMS_TRANSACTIONAL') => (type === 'SMS' ? PROMPTS[0] : PROMPTS[1]);
