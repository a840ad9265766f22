import type { readIdentityVerification, ReplyOf } from '@lintel/contract';
import { missingSides, type IdSide, type UploadAdvice } from '@lintel/domain';
import { Actions, ErrorSummary, Notice, Stack, SubmitButton } from '@lintel/ui';
import { useSubmit } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { GATE } from '../../gate/copy.ts';
import { sentenceOf } from '../../gate/refusal.ts';
import { usePressKey } from '../../platform/later/key.ts';
import { reportError } from '../../platform/telemetry.ts';
import { IDENTITY } from './copy.ts';
import { Side } from './side.tsx';

export type Check = NonNullable<NonNullable<ReplyOf<typeof readIdentityVerification>>['check']>;

/** Where photos go: with the session of the borrower, or with the token of a link. */
export interface PhotoCalls {
  image: (side: IdSide, file: Blob) => Promise<{ imageUuid: string; advice: UploadAdvice[] }>;
  submit: (key: string) => Promise<void>;
}

interface Props {
  check: Check;
  calls: PhotoCalls;
  onImage: (image: Check['images'][number]) => void;
  /** Beside the button. */
  children?: ReactNode;
}

export const sideName = ({ idType }: Pick<Check, 'idType'>, side: IdSide): string =>
  idType === 'PASSPORT' && side === 'FRONT' ? IDENTITY.passportPage : IDENTITY.sides[side];

/** The photos of a check, each with its state, and the button that sends them. */
export function Photos({ check, calls, onImage, children }: Props): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [busy, submit] = useSubmit();
  const [trouble, setTrouble] = useState<string>();
  const key = usePressKey();
  const missing = missingSides(
    check.idType,
    check.images.map(({ side }) => side),
  );
  const faults =
    attempt === 0
      ? []
      : missing.map((side) => ({ id: side, message: `${IDENTITY.missing}: ${sideName(check, side)}` }));

  async function press() {
    setAttempt((count) => count + 1);
    setTrouble(undefined);
    if (busy || missing.length > 0) return;
    await submit(
      async () => {
        await calls.submit(key.of(check.images));
        key.done();
      },
      (error) => {
        reportError('identity', error);
        setTrouble(sentenceOf(error));
      },
    );
  }
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <Stack gap="l">
        <ErrorSummary title={GATE.problem} errors={faults} attempt={attempt} />
        {check.sides.map((side) => (
          <Side
            key={side}
            side={side}
            name={sideName(check, side)}
            advice={check.images.find((image) => image.side === side)?.advice}
            error={
              faults.some(({ id }) => id === side)
                ? check.idType === 'PASSPORT' && side === 'FRONT'
                  ? IDENTITY.incompletePage
                  : IDENTITY.incomplete[side]
                : undefined
            }
            send={async (of, file) => {
              onImage({ side: of, ...(await calls.image(of, file)) });
            }}
          />
        ))}
        <div>
          <div role="alert">{trouble !== undefined && <Notice tone="danger">{trouble}</Notice>}</div>
          <Actions>
            <SubmitButton busy={busy}>{IDENTITY.submit}</SubmitButton>
            {children}
          </Actions>
        </div>
      </Stack>
    </form>
  );
}

/** A photo in the place of the one before of its side. */
export const withImage = (check: Check, image: Check['images'][number]): Check => ({
  ...check,
  images: [...check.images.filter(({ side }) => side !== image.side), image],
});
