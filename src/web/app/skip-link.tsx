import { Trans } from '@lingui/react/macro';

/** For the keyboard: past the navigation to `#main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="type-label sr-only z-50 rounded-md bg-inverse px-4 py-2.5 text-inverse focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-2.5"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
