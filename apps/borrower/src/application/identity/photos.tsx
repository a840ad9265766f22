import type { readIdentityVerification, Reply } from '@lintel/contract';
import { missingSides, type IdSide, type UploadAdvice } from '@lintel/domain';
import { Actions, ErrorSummary, Notice, Stack, SubmitButton } from '@lintel/ui';
import type { ReactNode } from 'react';
import { GATE } from '../../gate/words.en.ts';
import { ProcessingDialog } from '../../platform/lazy/processing-dialog.tsx';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { SidePhoto } from './side.tsx';
import { IDENTITY } from './words.en.ts';

/** An identity check before it is submitted: the kind of ID, the sides to photograph and the photos so far. */
export type IdentityCheck = NonNullable<NonNullable<Reply<typeof readIdentityVerification>>['check']>;

/** The calls that send photos and submit the check: with the borrower's session, or with a hand-off link's token. */
export interface PhotoCalls {
  image: (side: IdSide, file: Blob) => Promise<{ imageUuid: string; advice: UploadAdvice[] }>;
  submit: (key: string) => Promise<void>;
}

interface Props {
  check: IdentityCheck;
  calls: PhotoCalls;
  onImage: (image: IdentityCheck['images'][number]) => void;
  /** Shown next to the button. */
  children?: ReactNode;
}

export const sideName = ({ idType }: Pick<IdentityCheck, 'idType'>, side: IdSide): string =>
  idType === 'PASSPORT' && side === 'FRONT' ? IDENTITY.passportPage : IDENTITY.sides[side];

/** The photos of a check, each with its state, and the button that submits them. The hand-off page uses it too. */
export function IdPhotos({ check, calls, onImage, children }: Props): ReactNode {
  const { attempt, busy, formError, show, submit } = useSubmit();
  const missing = missingSides(
    check.idType,
    check.images.map(({ side }) => side),
  );
  const errors =
    attempt === 0
      ? []
      : missing.map((side) => ({ field: side, message: `${IDENTITY.missing}: ${sideName(check, side)}` }));

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Recomputed as photos arrive, not only on submit.
        if (missing.length > 0) show({});
        else void submit(calls.submit, check.images);
      }}
    >
      <Stack gap="l">
        <ErrorSummary title={GATE.problem} errors={errors} attempt={attempt} />
        {check.sides.map((side) => (
          <SidePhoto
            key={side}
            side={side}
            name={sideName(check, side)}
            advice={check.images.find((image) => image.side === side)?.advice}
            error={
              errors.some(({ field }) => field === side)
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
          <div role="alert">{formError !== undefined && <Notice tone="danger">{formError}</Notice>}</div>
          <Actions>
            <SubmitButton busy={busy}>{IDENTITY.submit}</SubmitButton>
            {children}
          </Actions>
        </div>
        {busy && <ProcessingDialog title={IDENTITY.checking}>{IDENTITY.checkingText}</ProcessingDialog>}
      </Stack>
    </form>
  );
}

/** Replaces the photo of the same side. */
export const withImage = (check: IdentityCheck, image: IdentityCheck['images'][number]): IdentityCheck => ({
  ...check,
  images: [...check.images.filter(({ side }) => side !== image.side), image],
});
