import { readEsignConsent, listDisclosures } from '@lintel/contract';
import type { ReactNode } from 'react';
import { Disclosures } from '../../application/document/disclosures/list.tsx';
import { ReadCall } from '../../gate/read-call.tsx';
import { RequireSigner, type SignerView } from '../require-signer.tsx';
import { SignerWaits } from '../waiting.tsx';
import { SIGNER_DOCUMENTS } from '../words.en.ts';

/** The additional signer's documents and notices, with the signer's consent to read them on screen. */
export function SignerDocumentsScreen(): ReactNode {
  return (
    <RequireSigner stages={['DOCUMENTS', 'SIGN', 'NOTARY', 'DONE']}>
      {(view) =>
        view.signer.explain.owner === 'US' && view.signer.stage === 'DOCUMENTS' ? (
          <SignerWaits view={view} title={SIGNER_DOCUMENTS.wait} />
        ) : (
          <SignerDocuments {...view} />
        )
      }
    </RequireSigner>
  );
}

function SignerDocuments({ signer, uuid, again }: SignerView): ReactNode {
  const { title } = SIGNER_DOCUMENTS;
  return (
    <ReadCall call={readEsignConsent} ask={{ params: { uuid } }} version={signer.version} title={title}>
      {(consent, readConsent) =>
        consent && (
          <ReadCall call={listDisclosures} ask={{ params: { uuid } }} version={signer.version} title={title}>
            {(documents, readDocuments) => (
              <Disclosures
                uuid={uuid}
                status={{ version: signer.version, gate: null, explain: signer.explain }}
                title={title}
                consent={consent}
                documents={documents ?? []}
                reload={() => {
                  void readConsent();
                  void readDocuments();
                  void again();
                }}
              />
            )}
          </ReadCall>
        )
      }
    </ReadCall>
  );
}
