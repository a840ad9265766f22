/** A login that was started here and isn't finished. All of it is sealed. */
export interface StartedLogin {
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Our return address, as sent to the provider. */
  readonly returnAddress: string;
  /** Where the login leads: a path of this site. */
  readonly redirect: string;
  /** The provider must have asked for the password just now. */
  readonly again: boolean;
}

/** A person as the identity provider describes them after a login. */
export interface ExternalPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Ten digits; empty when the provider has none that we can use. */
  readonly phone: string;
  readonly name: { readonly firstName: string; readonly lastName: string } | undefined;
  /** Milliseconds since the person gave the password at the provider. */
  readonly loginAge: number;
}
