import { msg } from '@lingui/core/macro';
import type { Sentence } from '#domain/problem.ts';

interface Kind<Name> {
  readonly sign: RegExp;
  readonly name: Name;
}

/** The first that fits: a phone also names the system it descends from. */
const devices: readonly Kind<Sentence>[] = [
  { sign: /iPhone/, name: msg`iPhone` },
  { sign: /iPad/, name: msg`iPad` },
  { sign: /Android.*Mobile/, name: msg`Android phone` },
  { sign: /Android/, name: msg`Android tablet` },
  { sign: /CrOS/, name: msg`Chromebook` },
  { sign: /Windows/, name: msg`Windows computer` },
  { sign: /Macintosh|Mac OS X/, name: msg`Mac` },
  { sign: /Linux|X11/, name: msg`Linux computer` },
];

/** Browsers name their ancestors too, so the youngest come first. */
const browsers: readonly Kind<string>[] = [
  { sign: /Edg(?:A|iOS)?\//, name: 'Edge' },
  { sign: /OPR\/|OPT\//, name: 'Opera' },
  { sign: /SamsungBrowser\//, name: 'Samsung Internet' },
  { sign: /Firefox\/|FxiOS\//, name: 'Firefox' },
  { sign: /Chrome\/|CriOS\/|Chromium\//, name: 'Chrome' },
  { sign: /Version\/\S+ .*Safari\//, name: 'Safari' },
];

const nameOf = <Name>(kinds: readonly Kind<Name>[], userAgent: string): Name | undefined =>
  kinds.find(({ sign }) => sign.test(userAgent))?.name;

/** What somebody would call the device and the browser that sent this. */
export function deviceOf(userAgent: string | null): { device: Sentence; browser: string | null } {
  return {
    device: nameOf(devices, userAgent ?? '') ?? msg`Unknown device`,
    browser: nameOf(browsers, userAgent ?? '') ?? null,
  };
}
