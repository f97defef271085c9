import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { type Kit, kitsQuery, usePutInKit } from '#web/api/kits.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { KitWords } from '#web/provider-kit/kit-words.tsx';
import { kitsThatFit } from '#web/provider-kit/kits-that-fit.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface PutInDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** Typed by its name, Enter takes the first that fits. */
export function PutInDialog({ quote, onClose }: PutInDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const kits = useQuery(kitsQuery);
  const putIn = usePutInKit(quote.id);
  const [typed, setTyped] = useState('');
  const fitting = kitsThatFit(kits.data ?? [], typed);
  const take = (kit: Kit | undefined) => {
    if (!kit || putIn.isPending) return;
    putIn.mutate(kit.id, {
      onSuccess: () => {
        showToast({ level: 'success', title: t`“${kit.name}” is in the quote` });
        onClose();
      },
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Put in a kit or template`}
      description={<Trans>Its lines come after those of the quote.</Trans>}
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          take(fitting[0]);
        }}
      >
        <Field label={t`Name`}>
          <TextInput
            size="desk"
            autoComplete="off"
            dir="auto"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <p role="status" className="sr-only">
          {kits.data ? <Plural value={fitting.length} _0="None fits" one="# fits" other="# fit" /> : null}
        </p>
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
              <Trans>None yet: keep lines of a quote as a kit first.</Trans>
            )}
          </p>
        ) : null}
        <ul className="flex max-h-80 flex-col overflow-y-auto" aria-label={t`Kits and templates`}>
          {fitting.map((kit) => (
            <li key={kit.id} className="border-t border-subtle first:border-t-0">
              <button
                type="button"
                className="min-h-12 w-full rounded-sm px-2 py-1.5 text-left hover:bg-hover"
                onClick={() => take(kit)}
              >
                <bdi className="block font-medium">{kit.name}</bdi>
                <span className="type-small block text-secondary">
                  <KitWords kit={kit} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {putIn.error ? (
          <Notice level="error" isLive comesIntoView title={t`The lines were not put in`}>
            {errorText(putIn.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
