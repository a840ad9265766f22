export const CONDITION = {
  title: 'Read this before your home is valued',
  notice: 'Texas home equity notice',
  read: 'I have read this',
  unread: 'Confirm that you have read it',
} as const;
