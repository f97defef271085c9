/** What the tests use of a package that brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Interaction {
    readonly uid: string;
    readonly params: Readonly<Record<string, string | undefined>>;
  }
  interface Grant {
    addOIDCScope: (scope: string) => void;
    save: () => Promise<string>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    readonly Grant: new (of: {
      accountId: string;
      clientId: string | undefined;
    }) => Grant;
    readonly AccessToken: { find: (token: string) => Promise<{ accountId: string } | undefined> };
    callback: () => (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails: (request: IncomingMessage, response: ServerResponse) => Promise<Interaction>;
    interactionFinished: (request: IncomingMessage, response: ServerResponse, result: object) => Promise<void>;
  }
}
