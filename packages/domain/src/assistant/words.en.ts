/** What the assistant says besides the passages that it quotes. */
export const ASSISTANT = {
  advice:
    'I can’t give legal, tax or financial advice, or promise an approval or a rate. A loan specialist can explain your options. Select Talk to a person to ask one.',
  others: 'I can talk only about your own application and how we work. Select Talk to a person if you need more help.',
  person: 'Select Talk to a person. Our team will see this whole chat, so you don’t have to repeat yourself.',
  unknown: 'I don’t know the answer to that. Select Talk to a person to ask our team.',
  source: (title: string) => `Source: ${title}`,
} as const;
