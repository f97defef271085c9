import type { LucideIcon } from 'lucide-react';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'top' | 'bottom';
  readonly children: ReactNode;
}

const itemLook =
  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-left outline-none select-none md:min-h-9 ' +
  'data-highlighted:bg-hover data-disabled:opacity-50';

export function Menu({ trigger, align = 'end', side = 'bottom', children }: MenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="type-body-desk z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-md border border-default bg-raised p-1 text-primary shadow-3 data-[state=open]:animate-fade-in"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  readonly icon?: LucideIcon;
  readonly onSelect?: () => void;
  /** Makes it a link. */
  readonly to?: string;
  /** The same to another site. */
  readonly href?: string;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

export function MenuItem({ icon, onSelect, to, href, isDanger, isDisabled, children }: MenuItemProps) {
  const look = classNames(itemLook, isDanger && 'text-danger');
  const content = (
    <>
      {icon ? <Icon icon={icon} size={16} className={isDanger ? 'text-danger-icon' : 'text-secondary'} /> : null}
      <span className="min-w-0 flex-1">{children}</span>
    </>
  );
  if (to || href) {
    return (
      <DropdownMenu.Item asChild disabled={isDisabled ?? false} className={look}>
        {to ? <Link to={to}>{content}</Link> : <a href={href}>{content}</a>}
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item disabled={isDisabled ?? false} onSelect={() => onSelect?.()} className={look}>
      {content}
    </DropdownMenu.Item>
  );
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <DropdownMenu.Label className="type-caption px-2.5 pt-2 pb-1 text-secondary">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-1.5 my-1 h-px bg-(--border-default)" />;
}

interface MenuChoicesProps<Value extends string> {
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode; readonly icon?: LucideIcon }[];
}

/** One of several inside a menu; choosing leaves the menu open to see the effect. */
export function MenuChoices<Value extends string>({ value, onValueChange, choices }: MenuChoicesProps<Value>) {
  return (
    <DropdownMenu.RadioGroup
      {...(value && { value })}
      onValueChange={(next) => {
        const choice = choices.find((one) => one.value === next);
        if (choice) onValueChange(choice.value);
      }}
    >
      {choices.map((choice) => (
        <DropdownMenu.RadioItem
          key={choice.value}
          value={choice.value}
          onSelect={(event) => event.preventDefault()}
          className={itemLook}
        >
          {choice.icon ? <Icon icon={choice.icon} size={16} className="text-secondary" /> : null}
          <span className="min-w-0 flex-1">{choice.label}</span>
          <DropdownMenu.ItemIndicator>
            <Icon icon={Check} size={16} className="text-info-icon" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
