import { Autocomplete } from '@base-ui/react/autocomplete';
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { KeyCaps } from './key-cap.tsx';

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon: LucideIcon;
  /** The shortcut that does the same. */
  readonly keys?: string;
  readonly choose: () => void;
}

export interface PaletteGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly PaletteItem[];
}

interface CommandPaletteProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What was typed before the field had the focus. */
  readonly takeTyped?: () => string;
  readonly groups: readonly PaletteGroup[];
  /** Instead of the groups, or below them: what is being looked for, or why nothing is shown. */
  readonly status: ReactNode;
  readonly isBusy: boolean;
}

/** A field over the page and, below it, what it finds, in groups. The first is always ready for Enter. */
export function CommandPalette({
  onClose,
  title,
  placeholder,
  text,
  onText,
  takeTyped,
  groups,
  status,
  isBusy,
}: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<Element | null>(null);
  const takeFirst = useEnterAhead(isBusy, groups[0]?.items[0]);
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            event.preventDefault();
            input.current?.focus();
            if (input.current && takeTyped) typeInto(input.current, takeTyped());
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
          }}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh w-full flex-col overflow-hidden bg-raised shadow-3 md:top-[12vh] md:max-h-[70vh] md:max-w-xl md:rounded-lg"
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <Autocomplete.Root
            open
            inline
            mode="none"
            items={groups}
            itemToStringValue={({ label }: PaletteItem) => label}
            autoHighlight="always"
            keepHighlight
            value={text}
            onValueChange={(value, { reason }) => {
              if (reason === 'input-change' || reason === 'input-clear') onText(value);
            }}
          >
            <Field input={input} title={title} placeholder={placeholder} onKeyDown={takeFirst} />
            <div
              aria-busy={isBusy}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-subtle"
            >
              <div role="status" className="empty:hidden">
                {status}
              </div>
              <Autocomplete.List className="p-2 outline-none empty:hidden">
                {(group: PaletteGroup) => <Group key={group.id} group={group} />}
              </Autocomplete.List>
            </div>
          </Autocomplete.Root>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** As if it were typed now: at once, so that the next letter comes behind it. */
function typeInto(field: HTMLInputElement, text: string): void {
  if (text === '') return;
  field.setRangeText(text, 0, 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

type BaseUIEvent = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void };

/** Enter before the answer is there takes the first of the answer, not of what was found for fewer letters. */
function useEnterAhead(isBusy: boolean, first: PaletteItem | undefined) {
  const isWanted = useRef(false);
  useEffect(() => {
    if (isBusy || !isWanted.current) return;
    isWanted.current = false;
    first?.choose();
  }, [isBusy, first]);
  return (event: BaseUIEvent) => {
    isWanted.current = isBusy && event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isWanted.current) event.preventBaseUIHandler();
  };
}

interface FieldProps extends Pick<CommandPaletteProps, 'title' | 'placeholder'> {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onKeyDown: (event: BaseUIEvent) => void;
}

function Field({ input, title, placeholder, onKeyDown }: FieldProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-none items-center gap-2 pr-2 pl-4">
      <Icon icon={Search} size={18} className="text-secondary" />
      <Autocomplete.Input
        ref={input}
        onKeyDown={onKeyDown}
        aria-label={title}
        placeholder={placeholder}
        maxLength={200}
        className="h-13 min-w-0 flex-1 bg-transparent text-[1rem] outline-none placeholder:text-muted"
      />
      <Dialog.Close asChild>
        <Button variant="ghost" square aria-label={t`Close`}>
          <Icon icon={X} />
        </Button>
      </Dialog.Close>
    </div>
  );
}

function Group({ group }: { readonly group: PaletteGroup }) {
  return (
    <Autocomplete.Group items={group.items} className="mb-1.5 last:mb-0">
      <Autocomplete.GroupLabel className="type-caption px-2.5 py-1.5 text-secondary">
        {group.label}
      </Autocomplete.GroupLabel>
      <Autocomplete.Collection>{(item: PaletteItem) => <Item key={item.id} item={item} />}</Autocomplete.Collection>
    </Autocomplete.Group>
  );
}

function Item({ item }: { readonly item: PaletteItem }) {
  return (
    <Autocomplete.Item
      value={item}
      onClick={item.choose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 outline-none select-none data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus"
    >
      <Icon icon={item.icon} size={18} className="flex-none text-secondary" />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate">{item.label}</bdi>
        {item.hint ? <span className="type-small block truncate text-secondary">{item.hint}</span> : null}
      </span>
      {item.keys ? <KeyCaps keys={item.keys} /> : null}
    </Autocomplete.Item>
  );
}
