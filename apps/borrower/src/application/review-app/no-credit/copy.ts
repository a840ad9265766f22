export const NO_CREDIT = {
  title: "We're looking for your credit file",
  until: (date: string) =>
    `If we find none by ${date} (30 days after you applied), we must say no, and send the reasons the same day.`,
  dashboard: 'Go to dashboard',
} as const;
