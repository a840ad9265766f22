import type { Status } from '@lintel/contract';
import { Actions, ButtonLink, Columns, ErrorSummary, Notice, PageHeading, Panel, Phone, Stack, Text } from '@lintel/ui';
import { use, type ReactNode } from 'react';
import { ApplicationContext } from '../originators/context.ts';
import { lazyPart } from '../platform/lazy-part.tsx';
import { ApplicationFlowContext } from '../platform/lazy/application-flow.ts';
import { useStatus } from '../platform/lazy/use-status.ts';
import { usePageData } from '../platform/page-data.tsx';
import { OptionalPart } from '../shell/optional-part.tsx';
import { NextStep } from './next-step.tsx';
import type { GateFormState } from './use-gate-form.ts';
import { GATE } from './words.en.ts';
import css from './gate.module.css';

/** The sentence that explains the current gate, with the borrower's action in bold. */
export function GateSentence({ explain: { text, ask } }: { explain: Status['explain'] }): ReactNode {
  return (
    <>
      {text}
      {ask ? (
        <>
          {' '}
          <b>{ask}</b>
        </>
      ) : null}
    </>
  );
}

interface PageProps {
  /** The back link, above the heading. */
  back?: ReactNode;
  /** Shown right above the heading. */
  drawing?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Shown next to the form, above the card with our number. */
  rail?: ReactNode;
  /** Shown below that card. */
  railEnd?: ReactNode;
  loanNumber?: string | null | undefined;
  /** The page itself shows the chosen offer. */
  hasOffer?: boolean | undefined;
}

/** The layout of a gate's page: heading and lead, content, and the side column with whom to call. */
export function GatePage({ back, drawing, title, lead, children, rail, railEnd, ...talk }: PageProps): ReactNode {
  return (
    <Columns
      rail={
        <>
          {rail}
          <TalkToUs {...talk}>{railEnd}</TalkToUs>
        </>
      }
    >
      <AboveHeading back={back} />
      <Stack gap="l">
        <div>
          {drawing}
          <PageHeading title={title}>{lead}</PageHeading>
        </div>
        {children}
      </Stack>
    </Columns>
  );
}

/** A separate chunk, because no step should wait for a message. */
const Receipts = lazyPart(async () => (await import('./receipts.tsx')).Receipts);

/** Shown above every page's heading: an additional signer's progress, the back link and what was just completed. */
export function AboveHeading({ back }: { back?: ReactNode }): ReactNode {
  return (
    <div className={css.above}>
      {use(ApplicationFlowContext)?.progress}
      {back}
      <OptionalPart>
        <Receipts />
      </OptionalPart>
    </div>
  );
}

interface FormProps extends Omit<PageProps, 'children' | 'drawing'> {
  form: GateFormState;
  /** Shown above the heading: the result of the last press. */
  notice?: string | undefined;
  /** The form is the last of its step, so the next step follows it. */
  showsNext?: boolean;
  children: ReactNode;
}

/** The layout of a gate's page with a form: the same, with the error summary first and a refusal next to the button. */
export function GateForm({
  form,
  back,
  title,
  lead,
  children,
  notice,
  showsNext = false,
  rail,
  railEnd,
  ...talk
}: FormProps): ReactNode {
  return (
    <Columns
      rail={
        <>
          {rail}
          <TalkToUs {...talk}>{railEnd}</TalkToUs>
        </>
      }
    >
      <AboveHeading back={back} />
      <form {...form.props}>
        <Stack gap="l">
          <ErrorSummary title={GATE.problem} errors={form.errors} attempt={form.attempt} />
          {notice !== undefined && (
            <Notice tone="warning" live>
              {notice}
            </Notice>
          )}
          <PageHeading title={title}>{lead}</PageHeading>
          {children}
          {showsNext && <NextStep />}
        </Stack>
      </form>
    </Columns>
  );
}

/**
 * The refusal of the last submit, announced when it appears, and the button it belongs to. Field errors are only in the
 * summary, so that one of the two is announced.
 */
export function FormActions({
  form,
  children,
}: {
  form: Pick<GateFormState, 'formError'>;
  children: ReactNode;
}): ReactNode {
  return (
    <div>
      {form.formError !== undefined && (
        <div role="alert" className={css.heard}>
          <Notice tone="danger">{form.formError}</Notice>
        </div>
      )}
      <Actions>{children}</Actions>
    </div>
  );
}

// A separate chunk: most applications have no loan officer.
const OriginatorPanel = lazyPart(async () => (await import('../originators/originator-card.tsx')).OriginatorPanel);

const OwnHours = lazyPart(async () => (await import('./own-hours.tsx')).OwnHours);
const DataProtection = lazyPart(async () => (await import('./loan-cards.tsx')).DataProtection);
const LoanCards = lazyPart(async () => (await import('./loan-cards.tsx')).LoanCards);

/**
 * The cards of the loan, with their space kept until they are read: two after the choice, before it only the home's.
 */
function Cards({ uuid, hasOffer }: { uuid: string; hasOffer: boolean | undefined }): ReactNode {
  const stage = useStatus(uuid).status?.progress.stage;
  const isChosen = !hasOffer && stage !== undefined && stage !== 'INITIAL' && stage !== 'PRODUCT_SELECT';
  const pending = <div className={isChosen ? css.twoCards : css.oneCard} />;
  return (
    <OptionalPart fallback={pending}>
      <LoanCards uuid={uuid} hasOffer={hasOffer} pending={pending} />
    </OptionalPart>
  );
}

/**
 * The side column of every page of an application: the offer and the home, the borrower's loan officer, our number with
 * its hours, and how the data is protected.
 */
export function TalkToUs({
  loanNumber,
  hasOffer,
  hasCards = false,
  children,
}: Pick<PageProps, 'loanNumber' | 'hasOffer'> & {
  /** The page shows the cards of the offer and the home itself. */
  hasCards?: boolean;
  /** Shown above the note about data protection, which ends the column. */
  children?: ReactNode;
}): ReactNode {
  const {
    privateLabel: { support },
    reads: { hoursToday: hours },
  } = usePageData();
  const application = use(ApplicationContext);
  return (
    <>
      {application !== undefined && !hasCards && <Cards uuid={application} hasOffer={hasOffer} />}
      {application !== undefined && (
        <OptionalPart>
          <OriginatorPanel uuid={application} />
        </OptionalPart>
      )}
      <Panel title={GATE.title}>
        <Text size="s">
          {loanNumber ? (
            <>
              {GATE.number} <b>{loanNumber}</b>
            </>
          ) : (
            GATE.kind
          )}
        </Text>
        <ButtonLink size="s" href={`tel:${support.phone}`} icon={<Phone />}>
          {support.phoneLabel}
        </ButtonLink>
        {hours !== undefined && (
          <Text size="xs" tone="muted">
            {hours}
            <OptionalPart>
              <OwnHours />
            </OptionalPart>
          </Text>
        )}
        <Text size="s">
          {GATE.write} <a href={`mailto:${support.email}`}>{support.email}</a>
        </Text>
      </Panel>
      {children}
      {application !== undefined && (
        <OptionalPart>
          <DataProtection />
        </OptionalPart>
      )}
    </>
  );
}
