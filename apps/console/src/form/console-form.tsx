import type { ApiError } from '@lintel/contract';
import type { FieldMessage } from '@lintel/domain';
import { Actions, Button, ErrorSummary, Stack, useToast } from '@lintel/ui';
import { FormError, useStepUp } from '@lintel/web';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { unsentInput } from '../platform/unsent-input.ts';
import { useSubmit } from './use-submit.ts';
import { FORM } from './words.en.ts';

/** The values of a form when it is submitted. */
export interface FormInput {
  readonly text: (field: string) => string;
  /** Untrimmed, for passwords. */ readonly raw: (field: string) => string;
  readonly all: (field: string) => readonly string[];
  /** The chosen file; undefined when none was chosen. */ readonly file: (field: string) => File | undefined;
}

/** Props of a form control: its name, an id unique on the page, its error, and the earlier input. */
export interface ControlProps {
  name: string;
  id: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

export interface ConsoleFormProps {
  /** Input is kept under this name until it has been sent. */
  name: string;
  submit: ReactNode;
  /** For an action that is hard to undo or is one of several: the button isn't the page's primary one. */
  quiet?: boolean;
  check?: (typed: FormInput) => readonly FieldMessage[];
  /** Runs after the check passes; on false nothing is sent and the form stays as it is. */
  confirm?: (typed: FormInput) => Promise<boolean>;
  /** Sends the input under an idempotency key. */
  send: (typed: FormInput, key: string) => Promise<unknown>;
  /** The text of a toast after success. */
  done?: string;
  /** Called when another person's write came first: fetches the latest file and shows what changed. */
  onStale?: (error: ApiError) => void;
  children?: (at: (field: string) => ControlProps, typed: FormInput) => ReactNode;
}

const toFile = (value: FormDataEntryValue | null): File | undefined =>
  value instanceof File && value.size > 0 ? value : undefined;

const isStale = ({ name }: ApiError): boolean => name === 'stale-version' || name === 'not-at-this-step';

/** A console form: checked, sent once, and its input survives every failure. The browser never submits it. */
export function ConsoleForm({
  name,
  submit: label,
  quiet = false,
  check,
  confirm,
  send,
  done,
  onStale,
  children,
}: ConsoleFormProps): ReactNode {
  const ids = useId();
  const toast = useToast();
  const withStepUp = useStepUp();
  const { busy, errors, errorAt, formError, attempt, show, submit } = useSubmit({
    onApiError(error) {
      if (isStale(error)) onStale?.(error);
      return false;
    },
  });
  const [round, setRound] = useState(0);
  const before = unsentInput.read(name);
  // A form that succeeds renders again or disappears together with its button, so the focus moves to the surrounding
  // section.
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const keepFocus = () => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    };
    if (round > 0) keepFocus();
    return keepFocus;
  }, [round]);

  const getControlId = (field: string) => `${ids}${field}`;
  const at = (field: string): ControlProps => ({
    name: field,
    id: getControlId(field),
    error: errorAt(field),
    defaultValue: before[field]?.[0],
  });
  const typedBefore: FormInput = {
    text: (field) => before[field]?.[0] ?? '',
    raw: (field) => before[field]?.[0] ?? '',
    all: (field) => before[field] ?? [],
    file: () => undefined,
  };

  async function submitForm(element: HTMLFormElement) {
    if (busy) return;
    const data = new FormData(element);
    const all = (field: string) => data.getAll(field).map(String);
    const typed: FormInput = {
      text: (field) => all(field)[0]?.trim() ?? '',
      raw: (field) => all(field)[0] ?? '',
      all,
      file: (field) => toFile(data.get(field)),
    };
    const wrong = check?.(typed) ?? [];
    show({ errors: wrong });
    if (wrong.length > 0 || (confirm && !(await confirm(typed)))) return;
    place.current = element.closest('[tabindex="-1"]');
    const content = [...data].map(([field, value]) => [
      field,
      typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
    ]);
    await submit(async (key) => {
      await withStepUp(() => send(typed, key));
      unsentInput.forget(name);
      setRound((count) => count + 1);
      if (done !== undefined) toast({ id: crypto.randomUUID(), text: done });
    }, content);
  }

  return (
    <form
      key={round}
      method="dialog"
      noValidate
      aria-busy={busy || undefined}
      onInput={(event) => unsentInput.keep(name, new FormData(event.currentTarget))}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submitForm(event.currentTarget);
      }}
    >
      <Stack>
        <ErrorSummary title={FORM.problem} errors={errors} getControlId={getControlId} attempt={attempt} />
        <FormError>{formError}</FormError>
        {children?.(at, typedBefore)}
        <Actions>
          <Button
            kind={quiet ? 'secondary' : 'primary'}
            size={quiet ? 's' : 'm'}
            type="submit"
            busy={busy}
            busyLabel={FORM.busy}
          >
            {label}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
