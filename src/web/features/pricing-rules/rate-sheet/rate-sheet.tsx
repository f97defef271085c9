import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ClipboardPaste } from 'lucide-react';
import type { ReactNode } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import type { WrittenPrices } from '#web/api/own-work.ts';
import type { SheetRow } from '#web/api/rate-sheet.ts';
import { tableQuery, useMediaQuery } from '#web/provider-kit/use-media-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { moveInSheet } from './move-in-sheet.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { SheetCards } from './sheet-cards.tsx';
import { sheetFields } from './sheet-draft.ts';
import { SheetTable } from './sheet-table.tsx';
import { type RateSheet, type SheetOptions, useRateSheet } from './use-rate-sheet.ts';
import { type FilledBlock, useSheetPaste } from './use-sheet-paste.ts';

interface RateSheetProps extends SheetOptions {
  readonly title: string;
  readonly onOpen: (row: SheetRow) => void;
  /** Beside the table: what the amounts as they are written come to. */
  readonly aside?: (written: WrittenPrices) => ReactNode;
}

/** All work of one service, its amounts written in place or pasted, and saved together. */
export function RateSheetEditor({ title, onOpen, aside, ...options }: RateSheetProps) {
  const sheet = useRateSheet(options);
  const fields = sheetFields.filter((field) => sheet.rows.some((row) => row.editable.includes(field)));
  const shown = fields.includes('price_minor') ? fields : (['price_minor', ...fields] as const);
  const { paste, filled, listed, list } = useSheetPaste(sheet, shown);
  const isDesk = useMediaQuery(tableQuery);
  const Layout = isDesk ? SheetTable : SheetCards;
  const openCount = sheet.rows.filter(({ is_priced }) => !is_priced).length;
  const allCount = sheet.rows.length;
  const table = (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 text-secondary">
          {openCount === 0 ? (
            <Trans>All work has a price of yours.</Trans>
          ) : (
            <Trans>
              {openCount} of {allCount} are without your own price. Grey figures are usual rates.
            </Trans>
          )}
        </p>
        <Button onClick={() => list('')}>
          <Icon icon={ClipboardPaste} size={16} />
          <Trans>Paste from a spreadsheet</Trans>
        </Button>
      </div>
      <SheetNotices sheet={sheet} filled={filled} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame, and its parts are no form */}
      <div role="group" aria-label={title} onKeyDown={moveInSheet} onPaste={paste}>
        <Layout sheet={sheet} title={title} fields={shown} onOpen={onOpen} />
      </div>
      <SaveBar sheet={sheet} />
      {listed === null ? null : <PasteDialog sheet={sheet} text={listed} onClose={() => list(null)} />}
    </div>
  );
  if (!aside) return table;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      {table}
      {aside({ rows: sheet.changes.map(({ mark: _mark, ...row }) => row) })}
    </div>
  );
}

function SheetNotices({ sheet, filled }: { readonly sheet: RateSheet; readonly filled: FilledBlock | null }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const isOnline = useOnline();
  return (
    <>
      {isOnline ? null : (
        <Notice isLive title={t`You are offline`}>
          <Trans>What you write is kept in this browser.</Trans>
        </Notice>
      )}
      {sheet.wasKept ? (
        <Notice title={t`Kept from before`}>
          <Trans>What you had written is still here, and not saved yet.</Trans>
        </Notice>
      ) : null}
      {sheet.wasOvertaken ? (
        <Notice level="warning" isLive comesIntoView title={t`Nothing was saved yet`}>
          <Trans>Somebody changed some of these prices meanwhile. Look at the marked rows, then save again.</Trans>
        </Notice>
      ) : null}
      {sheet.failure ? (
        <Notice level="error" isLive comesIntoView title={t`The prices were not saved`}>
          {errorText(sheet.failure)} <Trans>What you write is kept in this browser.</Trans>
        </Notice>
      ) : null}
      <p role="status" className="type-small text-secondary empty:hidden">
        {filled ? <FilledWords filled={filled} /> : null}
      </p>
    </>
  );
}

function FilledWords({ filled: { filled, left } }: { readonly filled: FilledBlock }) {
  return (
    <>
      <Plural value={filled} _0="Nothing pasted." one="# amount pasted." other="# amounts pasted." />{' '}
      {left === 0 ? null : (
        <Plural
          value={left}
          one="# was left out: there is no cell for it."
          other="# were left out: there is no cell for them."
        />
      )}
    </>
  );
}

/** How much waits to be saved, always in sight. */
function SaveBar({ sheet }: { readonly sheet: RateSheet }) {
  const { changeCount, removedCount, isSaving } = sheet;
  const isOnline = useOnline();
  if (changeCount === 0) return null;
  return (
    <footer className="sticky bottom-(--bottom-inset) z-10 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-subtle bg-surface px-4 py-3 shadow-2">
      <p role="status" className="mr-auto min-w-0 flex-1 basis-52 font-medium">
        {isSaving && !isOnline ? (
          <Trans>Saved once you are back online</Trans>
        ) : (
          <>
            <Plural value={changeCount} one="# row not saved yet" other="# rows not saved yet" />
            {removedCount === 0 ? null : (
              <span className="type-small block font-normal text-secondary">
                <Plural value={removedCount} one="# price is removed" other="# prices are removed" />
              </span>
            )}
          </>
        )}
      </p>
      <span className="flex gap-2">
        <Button onClick={sheet.discard} disabled={isSaving}>
          <Trans>Discard</Trans>
        </Button>
        <Button variant="primary" pending={isSaving} onClick={sheet.submit}>
          <Trans>Save all</Trans>
        </Button>
      </span>
    </footer>
  );
}
