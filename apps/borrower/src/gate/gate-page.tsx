import type { Status } from '@lintel/contract';
import { Actions, ButtonLink, Columns, ErrorSummary, Notice, PageHeading, Panel, Phone, Stack, Text } from '@lintel/ui';
import { use, type ReactNode } from 'react';
import { ApplicationContext } from '../originators/context.ts';
import { lazyPart } from '../platform/lazy-part.tsx';
import { ApplicationFlowContext } from '../platform/lazy/application-flow.ts';
import { useStatus } from '../platform/lazy/use-status.ts';
import { usePageData } from '../platform/page-data.tsx';
import { OptionalPart } from '../shell/optional-part.tsx';
import type { ShownCards } from './loan-cards.tsx';
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
        <SideColumn {...talk} railEnd={railEnd}>
          {rail}
        </SideColumn>
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
        <SideColumn {...talk} railEnd={railEnd}>
          {rail}
        </SideColumn>
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

/** Whether the borrower has chosen an offer, which the side column then shows. */
function useHasChosen(uuid: string): boolean {
  const stage = useStatus(uuid).status?.progress.stage;
  return stage !== undefined && stage !== 'INITIAL' && stage !== 'PRODUCT_SELECT';
}

/** One or both cards of the loan, with their space kept until they are read. */
function Cards({ uuid, shows }: { uuid: string; shows: ShownCards }): ReactNode {
  const hasChosen = useHasChosen(uuid);
  const pending = (
    <div className={shows === 'offer' ? css.offerCard : shows === 'both' && hasChosen ? css.twoCards : css.oneCard} />
  );
  return (
    <OptionalPart fallback={pending}>
      <LoanCards uuid={uuid} shows={shows} pending={pending} />
    </OptionalPart>
  );
}

type TalkProps = Pick<PageProps, 'loanNumber' | 'hasOffer'>;
type SideProps = TalkProps & Pick<PageProps, 'railEnd'> & { children: ReactNode };

/** The side column of a gate's page: what the page itself explains, then the cards of every page. */
function SideColumn(props: SideProps): ReactNode {
  const application = use(ApplicationContext);
  if (application !== undefined && !props.hasOffer) return <LoanColumn {...props} uuid={application} />;
  return <OneColumn {...props} />;
}

const OneColumn = ({ children, railEnd, ...talk }: SideProps): ReactNode => (
  <>
    {children}
    <TalkToUs {...talk}>{railEnd}</TalkToUs>
  </>
);

/**
 * With the offer, the column would be far longer than most forms: from tablet width, the home and whom to call are
 * below the form.
 */
function LoanColumn({ uuid, ...props }: SideProps & { uuid: string }): ReactNode {
  const { children, railEnd, ...talk } = props;
  if (!useHasChosen(uuid)) return <OneColumn {...props} />;
  return (
    <>
      <div className={css.side}>
        {children}
        <Cards uuid={uuid} shows="offer" />
      </div>
      <div className={css.below}>
        <Cards uuid={uuid} shows="home" />
        <TalkToUs {...talk} hasCards>
          {railEnd}
        </TalkToUs>
      </div>
    </>
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
}: TalkProps & {
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
      {application !== undefined && !hasCards && <Cards uuid={application} shows={hasOffer ? 'home' : 'both'} />}
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
