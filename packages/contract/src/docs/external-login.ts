import * as external from '../external-login.ts';
import { describeCall } from './docs.ts';

/** Documents the calls about the login at a lender's identity provider, for the OpenAPI description. */
export const externalLoginDocs = [
  describeCall(
    external.beginExternalLogin,
    'Start an external login',
    'For a lender with its own identity provider. Sets a cookie that the second call needs within 10 minutes. `again` asks for the password there.',
    {
      body: { redirectUrl: '/dashboard', again: null },
      reply: { authorizationUrl: 'https://login.lender.example/authorize?response_type=code&state=c2VjcmV0' },
    },
  ),
  describeCall(
    external.logInExternally,
    'Finish an external login',
    "`response` is the query of the provider's redirect. The token is in the Authorization header. `identity-exists` when a password account has the email address. The data of a refusal has `redirectUrl`, where the login led.",
    {
      body: { response: 'code=xyz&state=c2VjcmV0&iss=https%3A%2F%2Flogin.lender.example' },
      reply: { redirect: '/dashboard' },
    },
  ),
];
