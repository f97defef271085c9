import { createContext } from 'react';

/** The mark that lets a script or style of ours run under the content security policy. */
export const NonceContext = createContext<string | undefined>(undefined);
