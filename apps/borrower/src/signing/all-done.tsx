import { Actions, Button, PageHeading, Stack } from '@lintel/ui';
import { FormError } from '@lintel/web';
import type { ReactNode } from 'react';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { useScreenTitle } from '../platform/screen-title.tsx';
import { DocumentList } from './document-list.tsx';
import type { SigningDocument } from './documents.ts';
import { STOPS } from './stops-words.en.ts';
import type { SigningState } from './use-signing.ts';
import { SIGN } from './words.en.ts';
import css from './signing-documents.module.css';

interface Props {
  state: SigningState;
  documents: readonly SigningDocument[];
  onOpen: (uuid: string) => void;
}

/** Finishes a signing of which everything is signed, because the page was closed after the last signature. */
export function AllDone({ state, documents, onOpen }: Props): ReactNode {
  const sending = useSubmit({ onApiError: state.onApiError });
  const { title, lead } = STOPS.allDone;
  useScreenTitle(title);
  return (
    <div className={css.narrow}>
      <Stack gap="l">
        <PageHeading title={title}>{lead}</PageHeading>
        <DocumentList documents={documents} open="" onOpen={onOpen} />
        <FormError>{sending.formError}</FormError>
        <Actions>
          <Button
            kind="primary"
            busy={sending.busy}
            busyLabel={SIGN.signing}
            onClick={() => {
              void sending.submit((key) => state.finish(undefined, key));
            }}
          >
            {SIGN.finish}
          </Button>
        </Actions>
      </Stack>
    </div>
  );
}
