import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Layers, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Kit, kitsQuery } from '#web/api/kits.ts';
import { pathTo } from '#web/paths.ts';
import { KitWords } from '#web/provider-kit/kit-words.tsx';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeleteKitDialog, RenameKitDialog } from './kit-dialogs.tsx';

/** All kits and templates, to be used, renamed and let go. */
export function KitsSection() {
  const { t } = useLingui();
  const kits = useQuery(kitsQuery);
  if (!kits.data) {
    if (kits.isError || kits.isPaused) return <LoadFailure title={t`Your kits could not be loaded`} query={kits} />;
    return <SkeletonRows count={4} label={t`Loading your kits`} rowClassName="h-14" />;
  }
  if (kits.data.length === 0) {
    return (
      <Card as="div">
        <EmptyState
          icon={Layers}
          title={<Trans>Lines that go together, kept under a name</Trans>}
          text={
            <Trans>
              Open a quote and choose “Kits” below its lines: keep some of them as a kit, or all of it as a template.
              Then type the name wherever you write lines.
            </Trans>
          }
          action={
            <ButtonLink to={pathTo('quotes')} variant="primary">
              <Trans>To the quotes</Trans>
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  return (
    <Card title={<Trans>Kits and templates</Trans>}>
      <ul>
        {kits.data.map((kit) => (
          <KitRow key={kit.id} kit={kit} />
        ))}
      </ul>
    </Card>
  );
}

function KitRow({ kit }: { readonly kit: Kit }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-subtle py-2 first:border-t-0">
      <span className="min-w-0 flex-1 basis-48">
        <bdi className="block font-medium wrap-anywhere">{kit.name}</bdi>
        <span className="type-small block text-secondary">
          <KitWords kit={kit} />
        </span>
      </span>
      {kit.kind === 'template' ? (
        <ButtonLink size="desk-small" to={`${pathTo('quoteByHand')}?template=${kit.id}`}>
          <Trans>Start a quote</Trans>
        </ButtonLink>
      ) : null}
      <Button variant="ghost" square aria-label={t`Rename “${kit.name}”`} onClick={() => setOpen('rename')}>
        <Icon icon={Pencil} size={16} />
      </Button>
      <Button variant="ghost" square aria-label={t`Delete “${kit.name}”`} onClick={() => setOpen('delete')}>
        <Icon icon={Trash2} size={16} />
      </Button>
      {open === 'rename' ? <RenameKitDialog kit={kit} onClose={close} /> : null}
      {open === 'delete' ? <DeleteKitDialog kit={kit} onClose={close} /> : null}
    </li>
  );
}
