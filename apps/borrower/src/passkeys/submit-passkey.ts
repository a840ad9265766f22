import type { Reply, beginPasskeyStepUp } from '@lintel/contract';
import type { Submit } from '@lintel/web';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';

interface PasskeySubmit {
  begin: () => Promise<Reply<typeof beginPasskeyStepUp>>;
  send: (credential: AuthenticationResponseJSON) => Promise<unknown>;
}

/** Has the browser ask for a passkey and sends it. If there is none, the form's error says why. */
export const submitPasskey = (
  { show, submit }: Pick<Submit, 'show' | 'submit'>,
  { begin, send }: PasskeySubmit,
): Promise<void> =>
  submit(async () => {
    const { askForPasskey } = await import('./ceremony.ts');
    const asked = await askForPasskey(await begin());
    if ('problem' in asked) show({ formError: asked.problem });
    else await send(asked.credential);
  });
