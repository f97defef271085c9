import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext } from './app/nonce.ts';

// Browsers hide the attribute, the property keeps it. Radix reads the global for the style of its scroll lock.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  );
});
