import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { readFacts } from '#tests/support/estimates.ts';
import type { Locale } from '../../locale.ts';

describe('work that is told as done', () => {
  it.each<[Locale, string, string, string | null]>([
    ['en-GB', 'plastering', 'Just stripped the wallpaper in the lounge, skim the walls please', 'walls.now plaster'],
    ['en-GB', 'plastering', 'Skim the lounge walls after stripping the wallpaper', 'walls.now plaster'],
    ['en-GB', 'plastering', 'Skim the lounge walls, the wallpaper needs to be stripped', 'walls.now paper'],
    ['en-GB', 'plastering', 'Skim the lounge walls, the wallpaper has not been stripped', 'walls.now paper'],
    ['en-GB', 'laminate-wood-flooring', 'Replace carpet with laminate. The carpet is already gone.', 'old.floor none'],
    ['en-GB', 'laminate-wood-flooring', 'Laminate in the hall, we want the old carpet removed', 'old.floor carpet'],
    ['en-GB', 'plastering', "Plaster the lounge, we've stripped it back to bare brick", 'walls.now brick'],
    [
      'en-GB',
      'interior-painting',
      'Paint the lounge, stripped the paper and had it plastered',
      'walls.condition new_plaster',
    ],
    ['de-DE', 'interior-painting', 'Wohnzimmer streichen, alte Tapete ist schon runter', null],
    ['de-DE', 'interior-painting', 'Wohnzimmer streichen, alte Tapete muss noch runter', 'walls.condition wallpaper'],
    ['fr-FR', 'interior-painting', 'Repeindre le salon, nous avons déjà décollé le papier peint', null],
    ['es-ES', 'interior-painting', 'Pintar el salón, el papel pintado ya está quitado', null],
    ['pl-PL', 'laminate-wood-flooring', 'Panele w korytarzu, stara wykładzina została już zerwana', 'old.floor none'],
    ['pl-PL', 'laminate-wood-flooring', 'Panele w korytarzu, trzeba zerwać starą wykładzinę', 'old.floor carpet'],
    ['pt-PT', 'laminate-wood-flooring', 'Laminado no corredor, a alcatifa velha já foi retirada', 'old.floor none'],
    ['pt-PT', 'laminate-wood-flooring', 'Laminado no corredor, queremos retirar a alcatifa velha', 'old.floor carpet'],
    ['nl-NL', 'interior-painting', 'Woonkamer schilderen, het behang is al verwijderd', null],
  ])('%s %s: %s', (locale, slug, text, fact) => {
    const read = readFacts(bundled(slug), text, locale)
      .filter((one) => /walls\.(now|condition)|old\.floor/.test(one))
      .map((one) => one.replace(/^[a-z_]+ (?=walls)/, '').replace('?', ''));
    expect(read).toEqual(fact === null ? [] : [fact]);
  });
});
