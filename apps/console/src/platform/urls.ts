/** The console's paths, relative to /desk as in the router. */
export const urls = {
  home: '/',
  login: '/login',
  forgot: '/forgot-password',
  account: '/account',
  reviews: '/reviews',
  applications: '/applications',
  audit: '/audit',
  team: '/team',
  originators: '/originators',
  officer: '/officer',
  ownFile: (uuid: string): string => `/officer/applications/${uuid}`,
  offerCodes: '/offer-codes',
  chats: '/chats',
  chatSearch: '/chats/search',
  chatOverview: '/chats/overview',
  cannedAnswers: '/canned-answers',
  chat: (uuid: string): string => `/chats/${uuid}`,
  feedback: '/feedback',
  reports: '/reports',
  banners: '/banners',
  siteSettings: '/site-settings',
  file: (uuid: string, part = ''): string => `/applications/${uuid}${part === '' ? '' : `/${part}`}`,
} as const;

/** Returns the path to return to after a login, relative to /desk; undefined unless it is a page of the console. */
export function parseReturnPath(wanted: string | null | undefined): string | undefined {
  if (!wanted?.startsWith('/desk/') || /\\|\/\//.test(wanted)) return undefined;
  const { pathname, search } = new URL(wanted, 'https://here.invalid');
  return pathname.startsWith('/desk/') &&
    !/^\/desk\/(login|account-setup|forgot-password|reset-password)/.test(pathname)
    ? pathname.slice('/desk'.length) + search
    : undefined;
}
