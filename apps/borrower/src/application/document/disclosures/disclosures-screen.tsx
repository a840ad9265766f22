import { listDisclosures, readEsignConsent } from '@lintel/contract';
import type { ReactNode } from 'react';
import { ApplicationLayout } from '../../../gate/application-layout.tsx';
import { RequireApplication } from '../../../gate/application-screen.tsx';
import { ReadCall } from '../../../gate/read-call.tsx';
import { useStatus } from '../../../platform/lazy/use-status.ts';
import { ScreenPending } from '../../../platform/screen-pending.tsx';
import { NotFoundScreen } from '../../../shell/not-found/not-found-screen.tsx';
import { Disclosures } from './list.tsx';
import { DISCLOSURES } from './words.en.ts';

/**
 * The documents of an application, which the borrower reads and confirms. Open at every status, so it never redirects
 * away.
 */
export function DisclosuresScreen(): ReactNode {
  return (
    <RequireApplication>
      {(uuid) => (
        <ApplicationLayout uuid={uuid}>
          <DisclosuresPage uuid={uuid} />
        </ApplicationLayout>
      )}
    </RequireApplication>
  );
}

function DisclosuresPage({ uuid }: { uuid: string }): ReactNode {
  const { status, missing } = useStatus(uuid);
  if (!status) return missing ? <NotFoundScreen /> : <ScreenPending />;
  const title = status.gate === 'pre-consent' ? DISCLOSURES.first : DISCLOSURES.title;
  return (
    <ReadCall call={readEsignConsent} ask={{ params: { uuid } }} version={status.version} title={title}>
      {(consent, readConsent) =>
        consent && (
          <ReadCall call={listDisclosures} ask={{ params: { uuid } }} version={status.version} title={title}>
            {(documents, readDocuments) => (
              <Disclosures
                uuid={uuid}
                status={status}
                title={title}
                consent={consent}
                documents={documents ?? []}
                reload={() => {
                  void readConsent();
                  void readDocuments();
                }}
              />
            )}
          </ReadCall>
        )
      }
    </ReadCall>
  );
}
