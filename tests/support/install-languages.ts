import { installLanguages } from '#domain/language/installed-languages.ts';
import { spokenFiguresOf } from '#server/playbooks/spoken-figures.ts';
import { bundledKnowledge } from './bundled-playbooks.ts';

// What reads text knows the languages that are delivered with the product.
installLanguages({ known: bundledKnowledge.languages, spokenFiguresOf });
