import { readRescission } from '@lintel/contract';
import { signerPage } from '@lintel/domain';
import { Actions, Link, Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Documents } from '../../after-signing/documents.tsx';
import { NotCanceling } from '../../after-signing/not-canceling.tsx';
import { RightToCancel } from '../../after-signing/right-to-cancel.tsx';
import { useConditions } from '../../application/conditions/use-conditions.ts';
import { GatePage, GateSentence } from '../../gate/gate-page.tsx';
import { useRead } from '../../platform/lazy/use-read.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { useAreConditionsAsked, RequireSigner, type SignerView } from '../require-signer.tsx';
import { SignerStages } from '../stages.tsx';
import { SIGNER, RESUME } from '../words.en.ts';

/** An additional signer's start page: the next step, or after signing the right to cancel and the documents. */
export function SignerResumeScreen(): ReactNode {
  return (
    <RequireSigner stages={true}>
      {(view) => (view.signer.stage === 'DONE' ? <SigningDone {...view} /> : <WelcomeBack {...view} />)}
    </RequireSigner>
  );
}

function WelcomeBack({ signer: { stage, explain, minutes }, uuid }: SignerView): ReactNode {
  const areAsked = useAreConditionsAsked();
  useScreenTitle(RESUME.back);
  return (
    <GatePage
      title={RESUME.back}
      lead={
        <>
          {explain.owner === 'YOU' && RESUME.at(RESUME.steps[stage])} <GateSentence explain={explain} />{' '}
          {minutes > 0 && RESUME.left(minutes)}
        </>
      }
    >
      <Actions>
        <Link kind="primary" to={urls.signer(signerPage(stage))}>
          {RESUME.go}
        </Link>
        {areAsked && <Tasks uuid={uuid} />}
      </Actions>
      <Panel title={SIGNER.todo}>
        <SignerStages stage={stage} />
      </Panel>
    </GatePage>
  );
}

/** The link to open conditions. Rendered only where the lender asks signers for conditions. */
function Tasks({ uuid }: { uuid: string }): ReactNode {
  const isOpen = (useConditions(uuid).data ?? []).some(({ state }) => state === 'OPEN');
  return (
    isOpen && (
      <Link kind="secondary" to={urls.signer('conditions')}>
        {RESUME.tasks}
      </Link>
    )
  );
}

function SigningDone({ signer: { primary, version }, uuid }: SignerView): ReactNode {
  const { data: right, refetch } = useRead(readRescission, { params: { uuid } }, { version });
  useScreenTitle(RESUME.done);
  const owner = right && { uuid, right, reload: refetch };
  return (
    <GatePage title={RESUME.done} lead={RESUME.doneLead(primary.firstName)}>
      {owner && (
        <RightToCancel owner={owner}>
          <Link kind="secondary" to={urls.signer('documents')}>
            {RESUME.documents}
          </Link>
        </RightToCancel>
      )}
      {owner && <NotCanceling ownerRight={owner} />}
      <Documents uuid={uuid} version={version} />
    </GatePage>
  );
}
