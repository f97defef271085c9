import { Trans } from '@lingui/react/macro';
import type { Question } from '#web/api/quote-types.ts';

const isOption = (value: unknown): value is { readonly id: string; readonly label: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value;

/** What the customer chooses from, where there is something to choose. */
export function ConfigSummary({ question: { config } }: { readonly question: Pick<Question, 'config'> }) {
  const options = Array.isArray(config.options) ? config.options.filter(isOption) : [];
  const hints = Array.isArray(config.hints) ? config.hints.filter((hint) => typeof hint === 'string') : [];
  if (options.length > 0) {
    return (
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {options.map(({ id, label }) => (
          <li key={id} className="type-small rounded-sm border border-subtle bg-canvas px-2 py-0.5">
            {label}
          </li>
        ))}
      </ul>
    );
  }
  if (typeof config.unit === 'string' && config.unit) {
    return (
      <p className="type-small mt-1 text-secondary">
        <Trans>In {config.unit}</Trans>
      </p>
    );
  }
  return hints.length > 0 ? <p className="type-small mt-1 text-secondary">{hints.join(' · ')}</p> : null;
}
