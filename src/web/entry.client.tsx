import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext } from './app/nonce.ts';
import { StylesContext } from './app/styles.ts';

// Browsers hide the attribute, the property keeps it. Radix reads the global for the style of its scroll lock.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });

// As the server wrote them: what is drawn here anew keeps them.
const styles = document.querySelector('head style')?.textContent ?? '';
// Changed styles show at once while developing.
if (import.meta.env.DEV) void import('./app.css');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <StylesContext value={styles}>
          <HydratedRouter />
        </StylesContext>
      </NonceContext>
    </StrictMode>,
  );
});
