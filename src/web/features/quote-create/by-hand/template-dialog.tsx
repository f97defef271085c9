import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { kitsQuery } from '#web/api/kits.ts';
import { pathTo } from '#web/paths.ts';
import { KitWords } from '#web/provider-kit/kit-words.tsx';
import { kitsThatFit } from '#web/provider-kit/kits-that-fit.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Which quote it begins like; whom it is for stays in the address. */
export function TemplateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const kits = useQuery(kitsQuery);
  const [typed, setTyped] = useState('');
  const fitting = kitsThatFit(
    (kits.data ?? []).filter(({ kind }) => kind === 'template'),
    typed,
  );
  const addressOf = (id: string) => {
    const params = new URLSearchParams(search);
    params.delete('choose');
    params.set('template', id);
    return `${pathTo('quoteByHand')}?${params}`;
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`From a template`}
      description={<Trans>The quote begins with its parts, lines and terms.</Trans>}
    >
      <div className="flex flex-col gap-3">
        <Field label={t`Name`}>
          <TextInput
            size="desk"
            autoComplete="off"
            dir="auto"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {kits.data ? null : kits.isError || kits.isPaused ? (
          <LoadFailure title={t`Your kits could not be loaded`} query={kits} />
        ) : (
          <SkeletonRows count={3} label={t`Loading your kits`} rowClassName="h-12" />
        )}
        {kits.data && fitting.length === 0 ? (
          <p className="text-secondary">
            {typed ? (
              <Trans>None is called that.</Trans>
            ) : (
              <Trans>None yet: open a quote, and keep it as a template from “Kits” below its lines.</Trans>
            )}
          </p>
        ) : null}
        <ul aria-label={t`Templates`} className="flex max-h-80 flex-col overflow-y-auto">
          {fitting.map((kit) => (
            <li key={kit.id} className="border-t border-subtle first:border-t-0">
              <Link
                to={addressOf(kit.id)}
                onClick={onClose}
                className="block min-h-12 rounded-sm px-2 py-1.5 text-primary no-underline hover:bg-hover"
              >
                <bdi className="block font-medium">{kit.name}</bdi>
                <span className="type-small block text-secondary">
                  <KitWords kit={kit} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
