import { session } from '../session.ts';

/** Whose session it is, as the token says: a further signer's is no borrower's. A token that cannot be read is nobody's in particular. */
export function isSignersSession(): boolean {
  try {
    const [, claims = ''] = (session.token() ?? '').split('.');
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { typ?: unknown }).typ === 'signer';
  } catch {
    return false;
  }
}
