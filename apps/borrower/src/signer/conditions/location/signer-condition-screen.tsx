import { lazy, Suspense, type ReactNode } from 'react';
import { useRouteParams } from '../../../platform/route-params.ts';
import { ScreenPending } from '../../../platform/screen-pending.tsx';

const NewPhotos = lazy(async () => ({ default: (await import('./new-photos.tsx')).NewPhotos }));
const SendFiles = lazy(async () => ({ default: (await import('./send-files.tsx')).SendFiles }));

/** One condition of an additional signer: photos of an ID, or files. Any other location counts as `upload-document`. */
export function SignerConditionScreen(): ReactNode {
  const { location } = useRouteParams();
  return <Suspense fallback={<ScreenPending />}>{location === 'identity' ? <NewPhotos /> : <SendFiles />}</Suspense>;
}
