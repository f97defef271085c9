import coreFont from 'virtual:core-font?url';
import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { localeContext, settingsContext } from '#contract/request-context.ts';
import { defaultLocale } from '#domain/locale.ts';
import type { Route } from './+types/root';
import { ApiError } from './api/api-error.ts';
import { ErrorPage } from './app/error-page.tsx';
import mark from './app/mark.svg?inline';
import { NonceContext } from './app/nonce.ts';
import { isCustomers, pageAreaOf } from './app/page-area.ts';
import { pageTexts } from './app/page-texts.server.ts';
import { StylesContext } from './app/styles.ts';
import { Texts } from './app/texts.tsx';
import { lookScript, themeScript } from './app/theme/theme-script.ts';
import { useForcedTheme } from './app/theme/use-forced-theme.ts';
import { useBrandStyle } from './app/use-brand-style.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const texts = pageTexts(locale, pageAreaOf(url.pathname));
  return { locale, texts, settings: context.get(settingsContext) };
}

/** Neither language nor settings change while a page is open, only what texts the next one needs. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  pageAreaOf(currentUrl.pathname) !== pageAreaOf(nextUrl.pathname);

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: mark, type: 'image/svg+xml' },
  { rel: 'preload', href: coreFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(NonceContext);
  const styles = use(StylesContext);
  const data = useRouteLoaderData<typeof loader>('root');
  const locale = data?.locale ?? defaultLocale;
  const brand = useBrandStyle();
  const forcedTheme = useForcedTheme();
  const script = isCustomers(pageAreaOf(useLocation().pathname)) ? themeScript : themeScript + lookScript;
  return (
    <html
      lang={locale}
      data-theme={forcedTheme}
      data-forced-theme={forcedTheme}
      data-auth-url={data?.settings.authElsewhere?.url}
      data-auth-key={data?.settings.authElsewhere?.publicKey}
      {...(brand && { 'data-brand': '', style: brand })}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
        <Meta />
        <Links nonce={nonce} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, as built */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <Texts locale={locale} texts={data?.texts ?? '{}'}>
          {children}
        </Texts>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (error instanceof ApiError) return <ErrorPage status={error.status || 503} />;
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  const message = typeof error.data === 'string' && error.data ? error.data : undefined;
  return <ErrorPage status={error.status} {...(message && { message })} />;
}
