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
  const [named, setNamed] = useState(0);
  const open = list.mustSign.find(({ signerUuid }) => !signerUuid);
  const followStatus = useFollowStatus(view.uuid);
  const next = async (): Promise<void> => {
    setNotice(undefined);
    await reload();
    setNamed((count) => count + 1);
  };
  const removal = useRemoveSigner({
    uuid: view.uuid,
    onLate: () => {
      status.again();
      void reload();
    },
    async onTaken(reply) {
      followStatus(reply);
      await next();
    },
  });
  // Everyone is named, here or in another window: the status leads to the next page.
  if (!open) return <ScreenPending />;
  async function latest(sentence: string): Promise<void> {
    status.again();
    await reload();
    setNotice(sentence);
  }
  // Values typed for a person stay while that person is the one to name, even after a refetch.
  return (
    <>
      <NameSigner
        key={open.personUuid}
        {...view}
        list={list}
        open={open}
        kept={draft}
        notice={notice}
        takesFocus={named > 0}
        act={removal.button}
        onLatest={latest}
        onNamed={next}
      />
      {removal.dialog}
    </>
  );
}
