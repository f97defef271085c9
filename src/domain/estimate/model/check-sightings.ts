import type { PlaybookRequirement } from '../../playbooks/playbook.ts';
import { type Fact, type FactValue, prefillConfidence, type Section } from '../fact.ts';
import { suits } from '../facts/fact-value.ts';
import type { PlacedFact } from '../facts/with-photo-facts.ts';
import { isOpen } from '../pricing/price-effects.ts';
import { workOf } from '../pricing/work-item.ts';
import { effectInputOf } from '../questions/effect-input.ts';

/** What a language model says that a photo shows of one requirement. Nothing of it is believed before it is checked here. */
export interface Sighting {
  readonly requirement: string;
  readonly option: string | null;
  readonly flag: boolean | null;
  /** How many of the option there are. */
  readonly count: number | null;
  /** 0 to 1, by the model's own word. */
  readonly certainty: number;
}

/** What a look at a photo came to. */
export interface PhotoLook {
  /** Words for the provider; nobody acts on them. */
  readonly caption: string | null;
  /** Null where nothing particular was asked for. */
  readonly shows_what_was_asked: boolean | null;
  readonly facts: readonly PlacedFact[];
}

/** However sure a model is: below what satisfies a requirement. */
const mostCertainty = 0.7;
const longestCaption = 120;
const visible: ReadonlySet<string> = new Set(['choice', 'multi_choice', 'flag', 'counts']);

/** The part of the job a photo is of: that of its question, or the only one. */
export function placeOfPhoto(sections: readonly Section[], sectionKey: string | null): Section | null {
  const [only] = sections;
  return sections.find(({ key }) => key === sectionKey) ?? (sections.length === 1 && only ? only : null);
}

/**
 * What of a job a photo could tell: kinds, conditions and counts that nobody has stated yet, and hazards whatever was stated.
 * Never a size. What kind of room it is stays as it was read: prices hang on it before anybody confirms.
 */
export function visibleRequirements(
  input: Parameters<typeof effectInputOf>[0],
  place: Section | null,
): PlaybookRequirement[] {
  const { playbook } = input;
  const effects = effectInputOf(input);
  const work = workOf({ ...effects, quiet: true });
  const asked = new Set(playbook.questions.filter(({ role }) => role === 'primary').flatMap((one) => one.satisfies));
  return playbook.requirements.filter((one) => {
    const section = one.scope === 'section' ? place : null;
    const isPlaced = one.scope === 'job' || place !== null;
    const isTelling = visible.has(one.type) && asked.has(one.key) && one.key !== playbook.sections.requirement;
    return isPlaced && isTelling && work.holds(one.when, section) && (one.hazard || isOpen(effects, section, one));
  });
}

function seenValue(requirement: PlaybookRequirement, sightings: readonly Sighting[]): FactValue | null {
  const [first] = sightings;
  const options = [...new Set(sightings.map(({ option }) => option).filter((option) => option !== null))];
  switch (requirement.type) {
    case 'choice':
      // Two answers to "which one?" are none.
      return options.length === 1 && options[0] !== undefined ? { type: 'choice', option: options[0] } : null;
    case 'multi_choice':
      return options.length > 0 ? { type: 'multi_choice', options } : null;
    case 'flag':
      // That something is not there is more than a photo of one corner can show.
      return first?.flag === true ? { type: 'flag', flag: true } : null;
    case 'counts': {
      const counted = sightings.flatMap(({ option, count }) =>
        option !== null && count !== null && Number.isSafeInteger(count) && count > 0 ? [[option, count] as const] : [],
      );
      return counted.length > 0 ? { type: 'counts', counts: Object.fromEntries(counted) } : null;
    }
    default:
      return null;
  }
}

/** The facts that hold: about a requirement that was offered, with its own options, within its bounds, and never sure. */
export function checkSightings(
  sightings: readonly Sighting[],
  offered: readonly PlaybookRequirement[],
  photo: { readonly mediaId: string; readonly place: Section | null },
): PlacedFact[] {
  return offered.flatMap((requirement) => {
    const about = sightings.filter(
      (one) => one.requirement === requirement.key && one.certainty >= prefillConfidence && one.certainty <= 1,
    );
    const value = seenValue(requirement, about);
    if (!value || !suits(requirement, value)) return [];
    const fact: Fact = {
      requirement: requirement.key,
      value,
      source: { kind: 'media', media_id: photo.mediaId },
      confidence: Math.min(mostCertainty, ...about.map(({ certainty }) => certainty)),
    };
    return [{ section_key: requirement.scope === 'section' ? (photo.place?.key ?? null) : null, fact }];
  });
}

/** Markup, addresses and money have no place under a photo. */
const unwanted = /[\p{Sc}<>{}[\]@#]|https?:|www\./iu;

/** A model's words on one short line; null where they could be more than words. */
export function checkedCaption(text: string): string | null {
  const words = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  if (words === '' || unwanted.test(words)) return null;
  const signs = [...words];
  if (signs.length <= longestCaption) return words;
  const start = signs.slice(0, longestCaption - 1).join('');
  // Half a word reads like a mistake; a text without a gap is cut where it has to be.
  const isCutInWord = /\S/u.test(signs[longestCaption - 1] ?? '');
  const whole = isCutInWord ? start.replace(/\s\S*$/u, '') : start;
  return `${whole.replace(/[\s,;:–-]+$/u, '')}…`;
}
