import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface TabsProps<Value extends string> {
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** What the tabs divide; read out, not shown. */
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** At the right of the tabs; on a phone above them. */
  readonly aside?: ReactNode;
  /** Of the row of tabs, which reaches to the edges of what it stands in. */
  readonly barClassName?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Parts of one thing, one at a time. Arrow keys, Home and End go from tab to tab and show at once. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  return (
    <Radix.Root
      value={props.value}
      onValueChange={(next) => {
        const tab = props.tabs.find(({ value }) => value === next);
        if (tab) props.onValueChange(tab.value);
      }}
      className={classNames('flex flex-col', props.className)}
    >
      <div
        className={classNames(
          'flex items-center justify-between gap-x-5 border-b border-subtle max-md:flex-wrap',
          props.barClassName,
        )}
      >
        <Radix.List aria-label={props.label} className="-mx-5 flex min-w-0 gap-5 overflow-x-auto px-5 md:-ml-6 md:pl-6">
          {props.tabs.map(({ value, label }) => (
            <Radix.Trigger
              key={value}
              value={value}
              className="min-h-11 border-b-2 -outline-offset-2 border-transparent px-0.5 font-medium whitespace-nowrap text-secondary hover:text-primary data-[state=active]:border-selected data-[state=active]:font-semibold data-[state=active]:text-primary md:min-h-9"
            >
              {label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {props.aside ? <div className="flex-none max-md:order-first max-md:basis-full">{props.aside}</div> : null}
      </div>
      {props.children}
    </Radix.Root>
  );
}

interface TabPanelProps {
  readonly value: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a tab shows. It takes no focus of its own: what is in it does. */
export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <Radix.Content value={value} tabIndex={-1} className={classNames('outline-none', className)}>
      {children}
    </Radix.Content>
  );
}
