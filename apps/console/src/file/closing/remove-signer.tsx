import { removeSigner } from '@lintel/contract';
import { hasClosingDocuments, SIGNER_REMOVAL_REASONS } from '@lintel/domain';
import { Disclosure, Select, Text, TextArea } from '@lintel/ui';
import type { ReactNode } from 'react';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { CLOSING } from './words.en.ts';

const REASONS = Object.entries(SIGNER_REMOVAL_REASONS).map(([value, label]) => ({ value, label }));

/** Removes a signer from the closing, with a reason. The closing documents, if there are any, are made again. */
export function RemoveSigner(): ReactNode {
  const {
    file: { signers, documents },
  } = useFile();
  const hasDocuments = hasClosingDocuments(documents);
  return (
    <Disclosure summary={CLOSING.remove}>
      <FileForm
        name="remove signer"
        submit={CLOSING.removeIt}
        quiet
        done={CLOSING.removed}
        warn={({ text }) =>
          CLOSING.warnings.remove(
            signers.find(({ signerUuid }) => signerUuid === text('signer'))?.name ?? '',
            hasDocuments,
          )
        }
        check={({ text }) => [
          ...(text('signer') ? [] : [{ field: 'signer', message: CLOSING.choosePerson }]),
          ...(text('reason') ? [] : [{ field: 'reason', message: FORM.chooseReason }]),
        ]}
        send={({ text }, { params, ...on }) =>
          api(removeSigner, {
            ...on,
            params: { ...params, signerUuid: text('signer') },
            body: { reason: text('reason'), comment: text('comment') || null },
          })
        }
      >
        {(at) => (
          <>
            <Text>{CLOSING.removeOnly}</Text>
            {hasDocuments && <Text>{CLOSING.removeLead}</Text>}
            <Select
              {...at('signer')}
              label={CLOSING.person}
              placeholder={FORM.choose}
              options={signers.map(({ signerUuid, name }) => ({ value: signerUuid, label: name }))}
            />
            <Select {...at('reason')} label={FORM.reason} placeholder={FORM.choose} options={REASONS} />
            <TextArea
              {...at('comment')}
              label={CLOSING.comment}
              hint={CLOSING.commentHint}
              optional={FORM.optional}
              rows={2}
              maxLength={500}
            />
          </>
        )}
      </FileForm>
    </Disclosure>
  );
}
