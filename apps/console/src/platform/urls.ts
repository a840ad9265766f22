/** The addresses of the desk, below /desk as the router knows it. */
export const urls = {
  login: '/login',
  forgot: '/forgot-password',
  account: '/account',
  reviews: '/reviews',
  applications: '/applications',
  audit: '/audit',
  team: '/team',
  file: (uuid: string, part = ''): string => `/applications/${uuid}${part === '' ? '' : `/${part}`}`,
} as const;

/** A way back that is honoured after the sign-in: a page of the desk, as the router knows it. */
export function wayBack(wanted: string | null | undefined): string | undefined {
  if (!wanted?.startsWith('/desk/') || /\\|\/\//.test(wanted)) return undefined;
  const { pathname, search } = new URL(wanted, 'https://here.invalid');
  return pathname.startsWith('/desk/') &&
    !/^\/desk\/(login|account-setup|forgot-password|reset-password)/.test(pathname)
    ? pathname.slice('/desk'.length) + search
    : undefined;
}
