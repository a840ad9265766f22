import { readSigners, readStepDraft } from '@lintel/contract';
import { useState, type ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { useFollowStatus, useStatus } from '../../../platform/lazy/use-status.ts';
import { ScreenPending } from '../../../platform/screen-pending.tsx';
import { getSavedText, type DraftValues } from '../../start/use-step-draft.ts';
import { useRemoveSigner } from '../use-remove-signer.tsx';
import { NameSigner, STEP } from './name-signer.tsx';
import type { Signers } from './person-card.tsx';

/** The borrower names everyone else who must sign the deed, one after another. Gate co-deed. */
export function AdditionalSignersScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="signing/additional"
      reads={({ uuid }) => ({
        list: query(readSigners, { params: { uuid } }),
        draft: query(readStepDraft, { params: { uuid, step: STEP } }),
      })}
    >
      {({ draft, ...view }) => <NameSigners {...view} draft={getSavedText(draft?.values)} />}
    </ApplicationScreen>
  );
}

function NameSigners({
  list,
  draft,
  reload,
  ...view
}: GateView & { list: Signers; draft: DraftValues; reload: () => Promise<unknown> }): ReactNode {
  const status = useStatus(view.uuid);
  const [notice, setNotice] = useState<string>();
  const [listChanges, setListChanges] = useState(0);
  const personToName = list.mustSign.find(({ signerUuid }) => !signerUuid);
  const followStatus = useFollowStatus(view.uuid);
  const handleListChange = async (): Promise<void> => {
    setNotice(undefined);
    await reload();
    setListChanges((count) => count + 1);
  };
  const removal = useRemoveSigner({
    uuid: view.uuid,
    onTooLate: () => {
      status.again();
      void reload();
    },
    async onRemoved(reply) {
      followStatus(reply);
      await handleListChange();
    },
  });
  // Everyone is named, here or in another window: the status leads to the next page.
  if (!personToName) return <ScreenPending />;
  async function reloadWithNotice(sentence: string): Promise<void> {
    status.again();
    await reload();
    setNotice(sentence);
  }
  // Keyed by person: typed values survive a refetch, but not a change of the person to name.
  return (
    <>
      <NameSigner
        key={personToName.personUuid}
        {...view}
        list={list}
        personToName={personToName}
        savedDraft={draft}
        notice={notice}
        takesFocus={listChanges > 0}
        act={removal.button}
        onStale={reloadWithNotice}
        onNamed={handleListChange}
      />
      {removal.dialog}
    </>
  );
}
