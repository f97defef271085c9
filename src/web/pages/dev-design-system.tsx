import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, FileText, LogOut, MoreHorizontal, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { data } from 'react-router';
import { settingsContext } from '#contract/request-context.ts';
import { quoteStatuses } from '#domain/quote/status.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { ColorModeHandle } from '../app/theme/color-mode.ts';
import { useRipples } from '../app/use-ripples.ts';
import { ThemeCustomizer } from '../features/theme-customizer/theme-customizer.tsx';
import { pathTo } from '../paths.ts';
import { StatusChip } from '../provider-kit/status-chip.tsx';
import { ActionBar } from '../ui/action-bar.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Mark } from '../ui/mark.tsx';
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx';
import { HeroPrice, Money } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';
import { NumberInput } from '../ui/number-input.tsx';
import { ProgressSteps } from '../ui/progress-steps.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { Select } from '../ui/select.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { showToast } from '../ui/toast/toast-store.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { Tooltip, TooltipProvider } from '../ui/tooltip.tsx';
import type { Route } from './+types/dev-design-system';

// What others fetch on demand, or take alone, would lie in the files of every page of the provider, if this one took it at once.
const EntryParts = onDemand(async () => (await import('../features/design-system/entry-parts.tsx')).EntryParts);

const MovingParts = onDemand(async () => (await import('../features/design-system/moving-parts.tsx')).MovingParts);
const DataParts = onDemand(async () => (await import('../features/design-system/data-parts.tsx')).DataParts);

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(settingsContext).isDevelopment) throw data(null, { status: 404 });
  return null;
}

/** `?color-mode=dark` shows the page in one mode, whatever was chosen. */
export const handle = { colorMode: (search) => search.get('color-mode') } satisfies ColorModeHandle;

/** Every part of the interface on one page, for the eye and for automated checks. */
export default function DesignSystem() {
  const { t } = useLingui();
  useRipples();
  return (
    <main className="mx-auto flex max-w-180 flex-col gap-4 px-5 pt-8 pb-32">
      <title>{t`Design system`}</title>
      <p>
        <TextLink to={pathTo('dev')}>
          <Trans>Developer pages</Trans>
        </TextLink>
      </p>
      <h1 className="type-display">
        <Trans>Design system</Trans>
      </h1>
      <Buttons />
      <Inputs />
      <Choices />
      <Marks />
      <EntryParts waiting={<SkeletonRows count={3} label={t`Loading`} />} />
      <MovingParts />
      <DataParts />
      <Feedback />
      <TooltipProvider>
        <Floating />
      </TooltipProvider>
      <ThemeCustomizer />
      <Toaster />
      <ActionBar>
        <Button size="touch" square aria-label={t`Back`}>
          <Icon icon={ArrowLeft} />
        </Button>
        <Button variant="primary" size="touch" className="flex-1">
          <Trans>Continue</Trans>
          <Icon icon={ArrowRight} />
        </Button>
      </ActionBar>
    </main>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3 py-1.5">{children}</div>;
}

const variants = ['primary', 'accept', 'quiet', 'dark', 'ghost', 'danger'] as const;
const sizes = ['touch', 'touch-small', 'desk', 'desk-small'] as const;

function Buttons() {
  const { t } = useLingui();
  const [isPending, setIsPending] = useState(false);
  return (
    <Card title={t`Buttons`}>
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button variant="primary" pending={isPending} onClick={() => setIsPending(true)}>
          <Icon icon={Send} size={16} />
          <Trans>Send to Maria</Trans>
        </Button>
        <Button disabled>
          <Trans>Disabled</Trans>
        </Button>
      </Row>
    </Card>
  );
}

function Inputs() {
  const { t } = useLingui();
  const options = [
    { value: 'm', label: t`metre` },
    { value: 'h', label: t`hour` },
  ];
  return (
    <Card title={t`Inputs`}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Name`} hint={t`As it stands on the door`} aside={t`Optional`}>
          <TextInput />
        </Field>
        <Field label={t`Email`} error={t`This email address does not look right.`}>
          <TextInput type="email" defaultValue="maria@" />
        </Field>
        <Field label={t`Unit`}>
          <Select options={options} placeholder={t`Choose one`} />
        </Field>
        <Field label={t`Length`}>
          <NumberInput defaultValue={13.5} min={0} step={0.5} suffix="m" />
        </Field>
        <Field label={t`Quantity`}>
          <NumberInput defaultValue={8} min={0} size="desk" />
        </Field>
        <Field label={t`Unit at the desk`}>
          <Select options={options} size="desk" />
        </Field>
        <Field label={t`Anything else`} className="sm:col-span-2">
          <TextArea />
        </Field>
      </div>
    </Card>
  );
}

function Choices() {
  const { t } = useLingui();
  const [kind, setKind] = useState<'panel' | 'board'>('panel');
  return (
    <Card title={t`Choices`}>
      <RadioCards
        legend={t`Kind of fence`}
        name="kind"
        value={kind}
        onValueChange={setKind}
        options={[
          { value: 'panel', label: t`Panels`, description: t`Quick to fit, easy to replace` },
          { value: 'board', label: t`Close board`, trailing: <Money minor={28_800} currency="GBP" /> },
        ]}
      />
      <div className="mt-4 flex flex-col gap-3">
        <ChoiceCard
          type="checkbox"
          name="gate"
          label={t`Matching side gate`}
          description={t`Hung on the house side, with latch and bolt`}
          trailing={<Money minor={22_200} currency="GBP" />}
          defaultChecked
        />
        <Checkbox name="tax" label={t`Prices include tax`} description={t`As customers at home expect`} />
      </div>
    </Card>
  );
}

function Marks() {
  const { t } = useLingui();
  return (
    <Card title={t`Marks`}>
      <Row>
        {quoteStatuses.map((status) => (
          <StatusChip key={status} status={status} />
        ))}
      </Row>
      <Row>
        <Mark name="Hale & Sons Fencing" />
        <HeroPrice minor={246_600} currency="GBP" />
      </Row>
      <ProgressSteps done={3} total={9} label={t`Question 4 of 9`} />
    </Card>
  );
}

function Feedback() {
  const { t } = useLingui();
  return (
    <Card title={t`Feedback`}>
      <div className="flex flex-col gap-2">
        <Notice>{t`Two or three photos are enough.`}</Notice>
        <Notice
          level="warning"
          title={t`Two lines rest on an assumption`}
          action={
            <Button size="desk-small">
              <Trans>Look</Trans>
            </Button>
          }
        >
          {t`Look at post depth before you send.`}
        </Notice>
        <Notice level="success">{t`Saved`}</Notice>
        <Notice level="error">{t`The quote could not be sent.`}</Notice>
      </div>
      <div className="mt-4">
        <SkeletonRows count={3} label={t`Loading`} />
      </div>
      <EmptyState
        icon={FileText}
        title={t`Your quotes will be here`}
        action={
          <Button variant="primary">
            <Trans>New quote</Trans>
          </Button>
        }
      />
    </Card>
  );
}

function Floating() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t`Floating`}>
      <Row>
        <Button onClick={() => setIsOpen(true)}>
          <Trans>Dialog</Trans>
        </Button>
        <Button onClick={() => showToast({ level: 'success', title: t`Saved`, text: t`All changes are kept.` })}>
          <Trans>Toast</Trans>
        </Button>
        <Tooltip text={t`Opens more actions`}>
          <Button>
            <Trans>Tooltip</Trans>
          </Button>
        </Tooltip>
        <Menu
          trigger={
            <Button square aria-label={t`More`}>
              <Icon icon={MoreHorizontal} />
            </Button>
          }
        >
          <MenuItem icon={Send}>{t`Send again`}</MenuItem>
          <MenuSeparator />
          <MenuItem icon={LogOut} isDanger>{t`Remove`}</MenuItem>
        </Menu>
      </Row>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t`Send to Maria?`}
        description={t`She gets an email with a link and can accept at once.`}
        footer={
          <>
            <Button size="touch-small" onClick={() => setIsOpen(false)}>
              <Trans>Not yet</Trans>
            </Button>
            <Button size="touch-small" variant="primary" onClick={() => setIsOpen(false)}>
              <Trans>Send</Trans>
            </Button>
          </>
        }
      />
    </Card>
  );
}
