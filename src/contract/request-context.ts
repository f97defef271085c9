import { createContext } from 'react-router';
import type { Locale } from '#domain/locale.ts';

/** Carries a call to the API: the network in the browser, the app itself (in process) while a page is rendered. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

/** What the server hands to loaders and actions. Declared here, so that web code never imports server code. */
export const nonceContext = createContext<string>();
export const transportContext = createContext<Transport>();
export const localeContext = createContext<Locale>();
/** How people can sign in here. */
export interface WaysIn {
  readonly services: readonly SignInService[];
  readonly phone: boolean;
  readonly signUps: boolean;
  readonly passwordMinLength: number;
  /** How long a mailed code works. */
  readonly codeMinutes: number;
}
export const relatedProducts = ['justbook', 'justpay', 'justhire'] as const;
export interface RelatedProduct {
  readonly id: (typeof relatedProducts)[number];
  readonly url: string;
}
export type SignInService = 'google' | 'github' | 'facebook' | 'apple';

/** What differs between installations and pages may know. */
export interface PublicSettings {
  readonly productName: string;
  readonly isDevelopment: boolean;
  /** Where sign-in is, if not here, and what its gateway wants to see from everybody. */
  readonly authElsewhere: { readonly url: string; readonly publicKey: string | undefined } | undefined;
  readonly waysIn: WaysIn;
  /** Related products that this installation knows the address of. */
  readonly products: readonly RelatedProduct[];
}
export const settingsContext = createContext<PublicSettings>();
