import {
  ApiError,
  isClientFault,
  getErrorMessage,
  isTransient,
  createIdempotencyKey,
  type ErrorName,
} from '@lintel/contract';
import type { FieldMessage } from '@lintel/domain';
import { useState, type SubmitEvent } from 'react';
import { formValues, type FormValues } from './form-values.ts';
import { useSubmitState, type SubmitError, type SubmitState } from './submit-state.ts';

/** Sentences for failures that no server explained. */
export interface SubmitWords {
  /** Our own code failed. */
  broken: string;
  /** The connection failed. */
  notSent: string;
}

export interface SubmitOptions {
  /** The field that a named refusal belongs to. */
  errorFields?: Partial<Record<ErrorName, string>>;
  /** Handles a refusal in the page's own way; true: nothing else is shown. */
  onApiError?: (error: ApiError) => boolean | Promise<boolean>;
  /** Shows a failure outside the form. */
  onFailure?: (error: SubmitError) => void;
  /** Replaces the app's sentence for a failed connection. */
  notSent?: string;
}

/** How one form is validated and sent. */
export interface FormSubmit {
  check?: (values: FormValues, form: HTMLFormElement) => readonly FieldMessage[];
  /** Sends the form's values, under this submit's idempotency key. */
  send: (values: FormValues, idempotencyKey: string, form: HTMLFormElement) => Promise<unknown>;
}

export interface FormProps {
  method: 'dialog';
  noValidate: true;
  'aria-busy': true | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** What `useSubmit` returns: the state of one submit button, and the functions that send. */
export interface Submit extends Omit<SubmitState, 'run'> {
  errorAt: (field: string) => string | undefined;
  /**
   * Sends once at a time, `content` under one idempotency key until a reply arrives.
   *
   * @param fields that can show a refusal; absent: those of `errorFields`
   */
  submit: (
    send: (idempotencyKey: string) => Promise<unknown>,
    content?: unknown,
    fields?: ReadonlySet<string>,
  ) => Promise<void>;
  /**
   * The props of a form that is validated and sent. Inputs are uncontrolled. The method keeps the browser from
   * submitting the form itself, because typed values must not appear in a URL.
   */
  formProps: (how: FormSubmit) => FormProps;
}

/**
 * Creates an app's `useSubmit`, for every write, from a form or a button. A refusal is shown where it belongs, and
 * typed values are never lost.
 */
export const createUseSubmit = (words: SubmitWords, report: (error: unknown) => void) =>
  function useSubmit({ errorFields = {}, onApiError, onFailure, notSent = words.notSent }: SubmitOptions = {}): Submit {
    const { run, ...state } = useSubmitState();
    const [key] = useState(() => createIdempotencyKey());

    async function submit(
      send: (idempotencyKey: string) => Promise<unknown>,
      content: unknown = '',
      fields: ReadonlySet<string> = new Set(Object.values(errorFields)),
    ): Promise<void> {
      if (state.busy) return;
      state.show({});
      await run(
        async () => {
          await send(key.of(content));
          key.done();
        },
        async (error) => {
          report(error);
          // A submit with a reply is finished, and the next one gets a new key. Without a reply the key is kept.
          if (isAnswered(error)) key.done();
          if (error instanceof ApiError && (await onApiError?.(error))) return undefined;
          const shown = toSubmitError(error, { ...words, notSent }, errorFields, fields);
          if (!onFailure) return shown;
          onFailure(shown);
          return undefined;
        },
      );
    }

    return {
      ...state,
      submit,
      errorAt: (field) => state.errors.find((error) => error.field === field)?.message,
      formProps: ({ check, send }) => ({
        method: 'dialog',
        noValidate: true,
        'aria-busy': state.busy || undefined,
        onSubmit(event) {
          event.preventDefault();
          const form = event.currentTarget;
          if (state.busy) return;
          const values = formValues(form);
          const errors = check?.(values, form) ?? [];
          if (errors.length > 0) state.show({ errors });
          else void submit((idempotencyKey) => send(values, idempotencyKey, form), values, fieldNames(form));
        },
      }),
    };
  };

/**
 * Returns whether the server has dealt with the submit, so that the next one is another. Until then a retry keeps its
 * idempotency key: behind a gateway's error the server may have done what was asked, or may do it yet.
 */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.httpStatus > 0 && !isTransient(error) && error.name !== 'request-in-progress';

const fieldNames = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set([...form.elements].map((element) => element.getAttribute('name') ?? ''));

const lastPart = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/**
 * Returns the errors to show for a failed write: errors at the fields that the refusal names and the form has, or at
 * the field that its name belongs to, otherwise one sentence. Never shows the URL of a call.
 */
export function toSubmitError(
  error: unknown,
  words: SubmitWords,
  errorFields: Partial<Record<ErrorName, string>> = {},
  fields: ReadonlySet<string> = new Set(),
): SubmitError {
  if (!(error instanceof ApiError) || error.httpStatus === 0)
    return { formError: isClientFault(error) ? words.broken : words.notSent };
  const errors = error.errors.flatMap(({ field, message }) =>
    field !== undefined && fields.has(lastPart(field)) ? [{ field: lastPart(field), message }] : [],
  );
  if (errors.length > 0) return { errors };
  const field = errorFields[error.name as ErrorName];
  const message = getErrorMessage(error);
  return field !== undefined && fields.has(field) ? { errors: [{ field, message }] } : { formError: message };
}
