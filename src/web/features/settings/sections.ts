import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Bell,
  BriefcaseBusiness,
  Building2,
  Cpu,
  FileText,
  HardDriveDownload,
  Languages,
  Layers,
  type LucideIcon,
  Palette,
  SwatchBook,
  Waypoints,
} from 'lucide-react';
import { pathTo } from '#web/paths.ts';

export interface SettingsSection {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: MessageDescriptor;
  /** What is found there. */
  readonly text: MessageDescriptor;
}

/** Every section of the settings, each with an address of its own. */
export const settingsSections: readonly SettingsSection[] = [
  {
    to: pathTo('settingsBusiness'),
    icon: Building2,
    name: msg`Business and tax`,
    text: msg`Country, registration, numbers and rates`,
  },
  {
    to: pathTo('settingsTrades'),
    icon: BriefcaseBusiness,
    name: msg`Trades`,
    text: msg`What you are, which says what you may offer`,
  },
  {
    to: pathTo('settingsQuotes'),
    icon: FileText,
    name: msg`Quotes`,
    text: msg`Numbers, validity, terms, deposit and guarantee`,
  },
  {
    to: pathTo('settingsKits'),
    icon: Layers,
    name: msg`Kits and templates`,
    text: msg`Lines that go together, and quotes to begin with`,
  },
  {
    to: pathTo('settingsBranding'),
    icon: Palette,
    name: msg`Branding`,
    text: msg`Your colour on the pages that customers see`,
  },
  {
    to: pathTo('settingsLook'),
    icon: SwatchBook,
    name: msg`Look of the app`,
    text: msg`Colour, spacing and corners, on this device`,
  },
  {
    to: pathTo('settingsLanguages'),
    icon: Languages,
    name: msg`Languages`,
    text: msg`Of your mails and of new quotes`,
  },
  {
    to: pathTo('settingsEngine'),
    icon: Cpu,
    name: msg`Help with reading requests`,
    text: msg`Built in, or a language model beside it`,
  },
  {
    to: pathTo('settingsNotifications'),
    icon: Bell,
    name: msg`Notifications`,
    text: msg`Which mails you get`,
  },
  {
    to: pathTo('settingsProducts'),
    icon: Waypoints,
    name: msg`Linked products`,
    text: msg`Where your other programs are`,
  },
  {
    to: pathTo('settingsData'),
    icon: HardDriveDownload,
    name: msg`Your data`,
    text: msg`Take everything with you, or have it erased`,
  },
];
