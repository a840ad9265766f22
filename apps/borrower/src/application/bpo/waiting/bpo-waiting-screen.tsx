import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { GatePage } from '../../../gate/gate-page.tsx';
import { BrandMark } from '../../../platform/lazy/brand-mark.tsx';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import { WAIT_GATES } from '../order-bpo/order-parts.tsx';
import { PLACING } from '../words.en.ts';

/** Seconds within which an instant valuation arrives, and the status leads to the next page. */
const SECONDS = 4;

/** Shown for a few seconds while a valuation is ordered; then bpo/hold waits for it. */
export function BpoWaitingScreen(): ReactNode {
  return <ApplicationScreen gates={WAIT_GATES}>{({ uuid }) => <Placing uuid={uuid} />}</ApplicationScreen>;
}

function Placing({ uuid }: { uuid: string }): ReactNode {
  const navigate = useNavigate();
  useScreenTitle(PLACING.title);
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(urls.application(uuid, 'bpo/hold'), { replace: true }),
      SECONDS * 1000,
    );
    return () => clearTimeout(timer);
  }, [navigate, uuid]);
  return (
    <GatePage title={PLACING.title} lead={PLACING.lead}>
      <BrandMark />
    </GatePage>
  );
}
