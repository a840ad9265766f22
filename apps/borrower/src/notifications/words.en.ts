export const NOTIFICATIONS = {
  title: 'Notifications',
  open: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  unread: 'Unread:',
  none: 'Nothing needs your attention.',
  loadFailed: 'We couldn’t load your notifications. We’ll keep trying.',
  all: 'View All',
  markAll: 'Mark all as read',
  lead: 'What we told you, newest first.',
} as const;
