import { listDisclosures, readEsignConsent } from '@lintel/contract';
import { isUuid } from '@lintel/domain';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Read } from '../../../gate/read.tsx';
import { useStatus } from '../../../platform/later/use-status.ts';
import { ScreenPending } from '../../../platform/screen-pending.tsx';
import { Screen as NotFound } from '../../../shell/not-found/screen.tsx';
import { DISCLOSURES } from './copy.ts';
import { Disclosures } from './list.tsx';

/** The documents of an application, whatever its status: each is read, and said to be read. Nobody is taken away from here. */
export function Screen(): ReactNode {
  const { uuid = '' } = useParams();
  return isUuid(uuid) ? <Known uuid={uuid} /> : <NotFound />;
}

function Known({ uuid }: { uuid: string }): ReactNode {
  const { status, missing } = useStatus(uuid);
  if (!status) return missing ? <NotFound /> : <ScreenPending />;
  const title = status.gate === 'pre-consent' ? DISCLOSURES.first : DISCLOSURES.title;
  return (
    <Read call={readEsignConsent} ask={{ params: { uuid } }} version={status.version} title={title}>
      {(consent, readConsent) =>
        consent && (
          <Read call={listDisclosures} ask={{ params: { uuid } }} version={status.version} title={title}>
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
          </Read>
        )
      }
    </Read>
  );
}
