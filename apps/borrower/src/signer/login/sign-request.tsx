import type { openSignerInvitation, Reply } from '@lintel/contract';
import { Panel, SummaryRows, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { SIGNER } from '../words.en.ts';
import { SIGNER_LOGIN } from './words.en.ts';

/** An opened invitation to sign: who asks, for which home, and what comes next. */
export type Invitation = NonNullable<Reply<typeof openSignerInvitation>>;

export const getRequestTitle = ({ primary }: Invitation): string => SIGNER_LOGIN.request.title(SIGNER.of(primary));

/** Says who asks for the signature, for which home, and that the document to sign is the deed. */
export function SignRequest({
  invitation: { street, brand, relation, primary },
}: {
  invitation: Invitation;
}): ReactNode {
  const { why, deed, street: home, lender } = SIGNER_LOGIN.request;
  return (
    <Panel raised>
      <Text>
        {why[relation]} {deed(SIGNER.of(primary))}
      </Text>
      <SummaryRows
        rows={[
          { label: home, value: street },
          { label: lender, value: brand },
        ]}
      />
    </Panel>
  );
}
