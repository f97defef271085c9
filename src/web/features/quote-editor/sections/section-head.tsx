import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, CircleCheck, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { useDeleteComponent, useReorderComponents, useUpdateComponent } from '#web/api/quote-components.ts';
import type { QuoteComponent } from '#web/api/quote-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Money } from '#web/ui/money.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { groupSum, type LineGroup } from '../lines/group-lines.ts';
import type { LinesProps } from '../lines/lines-props.ts';

const SectionDialog = onDemand(async () => (await import('./section-dialog.tsx')).SectionDialog);

interface SectionHeadProps extends Pick<LinesProps, 'quote' | 'live' | 'isEditable'> {
  readonly group: LineGroup;
}

/** A part of the job above its lines: its name, what it is to the customer, and what it comes to. */
export function SectionHead({ group, quote, live, isEditable }: SectionHeadProps) {
  const { component } = group;
  return (
    <span className="flex min-h-7 items-center gap-2">
      <span dir="auto" className="min-w-0 truncate">
        {component?.title ?? <Trans>The job as a whole</Trans>}
      </span>
      {component?.choice_group ? <ChoiceWords component={component} name={component.choice_group} /> : null}
      <span className="ml-auto flex-none font-semibold text-primary tabular-nums">
        <span className="sr-only">
          <Trans>Sum:</Trans>
        </span>{' '}
        <Money minor={groupSum(group, live)} currency={quote.currency} />
      </span>
      {isEditable && component ? <SectionMenu component={component} quote={quote} /> : null}
    </span>
  );
}

function ChoiceWords({ component, name }: { readonly component: QuoteComponent; readonly name: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1 font-normal">
      <span dir="auto" className="truncate">
        · {name}
      </span>
      {component.is_visible ? (
        <span className="flex flex-none items-center gap-1 font-medium text-success">
          <Icon icon={CircleCheck} size={16} className="text-success-icon" />
          <Trans>counts</Trans>
        </span>
      ) : (
        <span className="flex-none">
          <Trans>instead</Trans>
        </span>
      )}
    </span>
  );
}

function SectionMenu({ component, quote }: { readonly component: QuoteComponent } & Pick<LinesProps, 'quote'>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const reorder = useReorderComponents(quote.id);
  const update = useUpdateComponent(quote.id);
  const remove = useDeleteComponent(quote.id);
  const [isEditing, setEditing] = useState(false);
  const onError = (error: unknown) => {
    showToast({ level: 'error', title: t`The section was not changed`, text: errorText(error) });
  };
  const ids = quote.components.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
  const at = ids.indexOf(component.id);
  const move = (by: -1 | 1) => reorder.mutate(ids.toSpliced(at, 1).toSpliced(at + by, 0, component.id), { onError });
  const isInstead = component.choice_group !== null && !component.is_visible;
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="ghost"
            size="desk-small"
            square
            aria-label={t`Section ${component.title}`}
            className="max-md:size-11"
          >
            <Icon icon={Ellipsis} size={16} />
          </Button>
        }
      >
        <MenuItem icon={Pencil} onSelect={() => setEditing(true)}>
          <Trans>Name and choice</Trans>
        </MenuItem>
        {isInstead ? (
          <MenuItem
            icon={CircleCheck}
            onSelect={() => update.mutate({ componentId: component.id, change: { is_visible: true } }, { onError })}
          >
            <Trans>Count this one</Trans>
          </MenuItem>
        ) : null}
        <MenuItem icon={ArrowUp} isDisabled={at <= 0} onSelect={() => move(-1)}>
          <Trans>Move the section up</Trans>
        </MenuItem>
        <MenuItem icon={ArrowDown} isDisabled={at === ids.length - 1} onSelect={() => move(1)}>
          <Trans>Move the section down</Trans>
        </MenuItem>
        {component.is_own ? (
          <MenuItem icon={Trash2} isDanger onSelect={() => remove.mutate(component.id, { onError })}>
            <Trans>Take the section away, keep its lines</Trans>
          </MenuItem>
        ) : null}
      </Menu>
      {isEditing ? <SectionDialog quote={quote} component={component} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
