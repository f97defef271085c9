import { Trans } from '@lingui/react/macro';
import { FixedPrice, RowNotes, useUnitOf } from './row-words.tsx';
import { OpenButton, SheetAmount, type SheetLayoutProps, useFieldWords } from './sheet-table.tsx';

/** The same on a phone: work below work, each amount with its name. */
export function SheetCards({ sheet, title, fields, onOpen }: SheetLayoutProps) {
  const words = useFieldWords();
  const unitOf = useUnitOf();
  return (
    <ul aria-label={title}>
      {sheet.rows.map((row) => {
        const unit = unitOf(row);
        const name = row.label;
        return (
          <li key={row.key} data-row={row.key} className="border-t border-subtle py-3.5 first:border-t-0">
            <div className="mb-2 flex items-start justify-between gap-3">
              <div className="min-w-0 pt-1 font-medium">
                {name}
                <RowNotes sheet={sheet} row={row} />
              </div>
              <OpenButton row={row} onOpen={onOpen} />
            </div>
            {row.editable.includes('price_minor') ? null : (
              <p className="mb-2">
                <FixedPrice sheet={sheet} row={row} />
                <span className="text-secondary">
                  {' '}
                  <Trans>per {unit}</Trans>
                </span>
              </p>
            )}
            <div className="grid grid-cols-2 gap-3">
              {fields
                .filter((field) => row.editable.includes(field))
                .map((field) => (
                  <SheetAmount
                    key={field}
                    sheet={sheet}
                    row={row}
                    field={field}
                    label={
                      <>
                        {field === 'price_minor' ? `${words[field]} / ${unit}` : words[field]}
                        <span className="sr-only">: {name}</span>
                      </>
                    }
                  />
                ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
