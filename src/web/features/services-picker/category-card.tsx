import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight, ListChecks, Minus } from 'lucide-react';
import { useId, useState } from 'react';
import { type ServiceCategory, type ServiceType, serviceTypesIn } from '#web/api/services.ts';
import { pathTo } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CheckboxBox } from '#web/ui/checkbox.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MarkedName } from './marked-name.tsx';
import { type Coverage, coverageOf } from './selection.ts';

interface CategoryProps {
  readonly category: ServiceCategory;
  readonly chosen: ReadonlySet<string>;
  /** What is searched for is marked, and shown at once. */
  readonly search: string;
  /** The types whose own page is a step away. */
  readonly pagesOf: ReadonlySet<string>;
  readonly onChange: (typeIds: readonly string[], isChosen: boolean) => void;
}

interface CategoryCardProps extends CategoryProps {
  /** The part of the category that fits the search. The box and the count are about the whole. */
  readonly found: ServiceCategory;
}

/** A category with a box that means all of its types, and the types below it. */
export function CategoryCard({ found, ...props }: CategoryCardProps) {
  const { category, chosen, search } = props;
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(() => coverageOf(category, chosen) === 'some');
  const types = serviceTypesIn([category]);
  const count = types.filter((type) => chosen.has(type.id)).length;
  const coverage = coverageOf(category, chosen);
  const isShown = isOpen || search !== '';
  return (
    <section aria-labelledby={`${id}-name`} className="@container rounded-lg border border-subtle bg-surface shadow-1">
      <div className="flex items-center gap-3 px-4">
        <MixedBox
          coverage={coverage}
          label={t`All of ${category.name}`}
          onChange={(isChosen) =>
            props.onChange(
              types.map((type) => type.id),
              isChosen,
            )
          }
        />
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={`${id}-types`}
          onClick={() => setOpen(!isShown)}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-sm text-left md:min-h-12"
        >
          <span id={`${id}-name`} className="min-w-0 flex-1 font-semibold">
            <MarkedName name={category.name} search={search} />
          </span>
          <span className="type-small text-secondary tabular-nums">
            <Trans>
              {count} of {types.length}
            </Trans>
          </span>
          <Icon
            icon={ChevronDown}
            size={16}
            className={classNames(
              'text-secondary transition-[rotate] duration-(--duration-fast)',
              isShown && 'rotate-180',
            )}
          />
        </button>
      </div>
      {isShown ? (
        <div id={`${id}-types`} className="border-t border-subtle px-4 py-2">
          <TypeTree {...props} category={found} />
        </div>
      ) : null}
    </section>
  );
}

/** Types first, then the categories below with theirs. */
function TypeTree({ category, chosen, search, pagesOf, onChange }: CategoryProps) {
  return (
    <>
      <ul className="grid gap-x-6 @2xl:grid-cols-2">
        {category.service_types.map((type) => (
          <li key={type.id}>
            <TypeRow
              type={type}
              search={search}
              isChosen={chosen.has(type.id)}
              hasPage={pagesOf.has(type.id) && chosen.has(type.id)}
              onChange={(isChosen) => onChange([type.id], isChosen)}
            />
          </li>
        ))}
      </ul>
      {category.children.map((child) => (
        <fieldset key={child.id} className="mt-2 border-t border-subtle pt-2">
          <legend className="type-caption float-left w-full pb-1 font-semibold text-secondary">
            <MarkedName name={child.name} search={search} />
          </legend>
          <div className="clear-both">
            <TypeTree category={child} chosen={chosen} search={search} pagesOf={pagesOf} onChange={onChange} />
          </div>
        </fieldset>
      ))}
    </>
  );
}

interface TypeRowProps {
  readonly type: ServiceType;
  readonly search: string;
  readonly isChosen: boolean;
  readonly hasPage: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function TypeRow({ type, search, isChosen, hasPage, onChange }: TypeRowProps) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-11 items-center gap-2 md:min-h-10">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the box inside */}
      <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 md:min-h-10">
        <CheckboxBox checked={isChosen} onChange={({ target }) => onChange(target.checked)} />
        <span className="min-w-0 flex-1">
          <MarkedName name={type.name} search={search} />
        </span>
        {type.has_playbook ? (
          <Chip tone="calm" icon={ListChecks}>
            <Trans>Questions ready</Trans>
          </Chip>
        ) : null}
      </label>
      {hasPage ? (
        <ButtonLink
          to={pathTo('service', { id: type.id })}
          variant="ghost"
          size="desk-small"
          square
          className="max-md:size-11"
          aria-label={t`Your questions and prices: ${type.name}`}
        >
          <Icon icon={ChevronRight} size={16} />
        </ButtonLink>
      ) : null}
    </div>
  );
}

interface MixedBoxProps {
  readonly coverage: Coverage;
  readonly label: string;
  readonly onChange: (isChosen: boolean) => void;
}

function MixedBox({ coverage, label, onChange }: MixedBoxProps) {
  return (
    <span className="relative grid">
      <CheckboxBox
        aria-label={label}
        ref={(box) => {
          if (box) box.indeterminate = coverage === 'some';
        }}
        checked={coverage === 'all'}
        onChange={() => onChange(coverage !== 'all')}
      />
      {coverage === 'some' ? (
        <span className="pointer-events-none absolute inset-0 grid place-items-center rounded-sm bg-action-primary text-action-primary">
          <Icon icon={Minus} size={16} />
        </span>
      ) : null}
    </span>
  );
}
