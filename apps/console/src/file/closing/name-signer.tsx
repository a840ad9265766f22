import { nameFileSigner } from '@lintel/contract';
import { namesOnRecord } from '@lintel/domain';
import { Panel, Text, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { FileForm } from '../file-form.tsx';
import { SIGNERS } from '../signers/words.en.ts';
import type { LoanFileReply } from '../use-file.ts';
import { CLOSING } from './words.en.ts';

/** Names a signer whom the title requires, on the borrower's behalf. */
export function NameSigner({
  of: { personUuid, name, relation, livesInHome, reason },
}: {
  of: LoanFileReply['toName'][number];
}): ReactNode {
  const known = namesOnRecord(name);
  return (
    <Panel title={`${CLOSING.name}: ${name ?? CLOSING.unnamed[relation]}`}>
      <FileForm
        name={`signer ${personUuid}`}
        submit={CLOSING.nameIt}
        done={CLOSING.invited}
        check={({ text }) => [
          ...(text('first') && text('last') ? [] : [{ field: 'first', message: CLOSING.nameMissing }]),
          ...(text('email') || text('phone') ? [] : [{ field: 'email', message: CLOSING.reachMissing }]),
        ]}
        send={({ text }, on) =>
          api(nameFileSigner, {
            ...on,
            body: {
              personUuid,
              firstName: text('first'),
              lastName: text('last'),
              role: 'CO_DEEDER',
              livesThere: 'UNKNOWN',
              email: text('email') || null,
              phoneNumber: text('phone') || null,
            },
          })
        }
      >
        {(at) => (
          <>
            <Text>{CLOSING.nameLead(reason)}</Text>
            <Text>{SIGNERS.livesInHome[livesInHome]}</Text>
            <TextInput
              {...at('first')}
              defaultValue={at('first').defaultValue ?? known.firstName}
              label={CLOSING.firstName}
              autoComplete="off"
              maxLength={50}
            />
            <TextInput
              {...at('last')}
              defaultValue={at('last').defaultValue ?? known.lastName}
              label={CLOSING.lastName}
              autoComplete="off"
              maxLength={50}
            />
            <TextInput
              {...at('email')}
              type="email"
              label={CLOSING.email}
              hint={CLOSING.reachHint}
              autoComplete="off"
            />
            <TextInput {...at('phone')} type="tel" label={CLOSING.mobile} autoComplete="off" />
          </>
        )}
      </FileForm>
    </Panel>
  );
}
