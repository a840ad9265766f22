import type { CreateContext, RegistrationDraft } from '@lintel/domain';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/lazy/api.ts';
import { prefetchLoader, startFullPageLoader } from '../../platform/lazy/full-page-loader.ts';
import { useFlag, usePageData } from '../../platform/page-data.tsx';
import { reportError } from '../../platform/report-error.ts';
import { session } from '../../platform/session.ts';
import { urls } from '../../platform/urls.ts';
import { trackStart } from '../../telemetry/start-events.ts';
import { useDraft } from '../flow/draft.tsx';
import { stepContext } from '../flow/lazy/step-context.ts';
import { useStepRuleInputs } from '../flow/use-step-rule-inputs.ts';
import { createSubmissionRunner, type StartStop } from './create-application.ts';
import { PASSWORD } from './words.en.ts';

/** The submit of the last registration step, and the messages it leads to. */
interface CreateApplication {
  readonly submit: (values: Record<string, string>, draft: RegistrationDraft) => Promise<void>;
  dialog: StartStop | undefined;
  readonly closeDialog: () => void;
  banner: string | undefined;
  /** The server's messages by field. */
  refused: Readonly<Record<string, string>>;
}

/** Provides the submit that creates the application, then opens the page of its result or shows why it failed. */
export function useCreateApplication(loggedIn: boolean): CreateApplication {
  const { reads, privateLabel } = usePageData();
  const { forget, accountContact } = useDraft();
  const inputs = useStepRuleInputs();
  const takesCrypto = useFlag('takes-crypto');
  const navigate = useNavigate();
  const created = useRef(false);
  // Drops the draft only after this screen unmounts: a step without a draft would redirect to the first one.
  useEffect(
    () => () => {
      if (created.current) forget();
    },
    [forget],
  );
  useEffect(() => void prefetchLoader(), []);
  const run = useRef<ReturnType<typeof createSubmissionRunner>>(undefined);
  const [dialog, setDialog] = useState<StartStop>();
  const [banner, setBanner] = useState<string>();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  async function createApplication(values: Record<string, string>, draft: RegistrationDraft) {
    run.current ??= createSubmissionRunner();
    setBanner(undefined);
    setRefused({});
    const result = await run.current({
      send: api,
      draft,
      known: accountContact,
      password: values['password'],
      loggedIn: loggedIn || session.token() !== undefined,
      organisation: privateLabel.orgCode,
      area:
        reads.statesEligible && reads.zipPrefixes
          ? { states: reads.statesEligible, zipPrefixesNotServed: reads.zipPrefixes }
          : undefined,
      takesCrypto,
      context: {
        ...stepContext({ ...inputs, draft }),
        newYorkFlag: inputs.newYorkFlag,
        consentVersions: getConsentVersions(reads.consents),
        experiments: reads.experiments ?? [],
        ...(reads.trackerUuid !== undefined && { optimizelyProfileUuid: reads.trackerUuid }),
      },
      smsPrompts: reads.smsPrompts ?? [],
      log: (where, error) => reportError(`submit ${where}`, error),
      onStarted: trackStart,
    });
    switch (result.kind) {
      case 'CREATED':
        created.current = true;
        // The reply is the next screen's first status; a reload there asks the server.
        await navigate(urls.application(result.uuid), {
          replace: true,
          state: { status: result.status, version: result.version },
        });
        return;
      case 'WAITLIST':
        await navigate(result.path, { replace: true, state: { joined: true } });
        return;
      case 'STOPPED':
        setDialog(result.by);
        return;
      case 'REFUSED':
        setRefused({ [result.field]: result.message });
        return;
      case 'STAY':
        setBanner(result.banner);
        return;
      case 'AREA_UNKNOWN':
        setBanner(PASSWORD.areaUnknown);
        return;
      case 'TRY_AGAIN':
        setBanner(PASSWORD.again);
        return;
      case 'DASHBOARD':
        await navigate(urls.dashboard());
        return;
    }
  }
  async function submit(values: Record<string, string>, draft: RegistrationDraft) {
    const stopLoader = startFullPageLoader(PASSWORD.working);
    try {
      await createApplication(values, draft);
    } finally {
      stopLoader();
    }
  }

  return { submit, dialog, closeDialog: () => setDialog(undefined), banner, refused };
}

function getConsentVersions(
  consents: readonly { type: string; version: string }[] | undefined,
): CreateContext['consentVersions'] {
  const of = (type: string) => consents?.find((row) => row.type === type)?.version ?? '';
  return {
    PRIVACY: of('PRIVACY'),
    TERMS: of('TERMS'),
    COMMUNICATIONS: of('COMMUNICATIONS'),
    SOFT_CREDIT: of('SOFT_CREDIT'),
  };
}
