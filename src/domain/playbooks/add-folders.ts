import { compilePlaybook } from './compile-playbook.ts';
import { isGeneral } from './general.ts';
import { openPlaybook } from './open-playbook.ts';
import { type FolderOverlay, overlaidFolder } from './overlay-folder.ts';
import type { Catalogue, CatalogueCategory, Knowledge, PlaybookFolder } from './playbook-source.ts';
import { validatePlaybook } from './validate-playbook.ts';

/** A service's files, from outside what is delivered: a playbook of its own, or something laid over the one that is there. */
export type OwnFolder =
  | { readonly kind: 'playbook'; readonly folder: PlaybookFolder }
  | { readonly kind: 'overlay'; readonly overlay: FolderOverlay };

/** The knowledge with one service's own files; unchanged, with the problems told, where they cannot be used. */
export function withOwnFolder(
  knowledge: Knowledge,
  name: string,
  own: OwnFolder,
  tell: (problem: string) => void,
): Knowledge {
  const there = Object.hasOwn(knowledge.folders, name) ? knowledge.folders[name] : undefined;
  if (own.kind === 'overlay' && !there) {
    tell('there is no such service to lay files over; a service of its own has a playbook.yaml');
    return knowledge;
  }
  const folder = own.kind === 'playbook' ? own.folder : there && overlaidFolder(there, own.overlay);
  if (!folder || !isUsable(folder, knowledge, tell)) return knowledge;
  const catalogue = withService(knowledge.catalogue, folder, tell);
  return catalogue ? { ...knowledge, catalogue, folders: { ...knowledge.folders, [name]: folder } } : knowledge;
}

function isUsable(folder: PlaybookFolder, knowledge: Knowledge, tell: (problem: string) => void): boolean {
  const problems: string[] = [];
  const compiled = compilePlaybook(folder, knowledge, (problem) => problems.push(problem));
  if (problems.length === 0) problems.push(...validatePlaybook(openPlaybook(compiled)));
  for (const problem of problems) tell(problem);
  return problems.length === 0;
}

function servicesOf({ service_types = [], children = [] }: CatalogueCategory): readonly string[] {
  return [...service_types.map(({ slug }) => slug), ...children.flatMap(servicesOf)];
}

/** The catalogue with the folder's service in it; undefined, told, where it has no place for it. */
function withService(
  catalogue: Catalogue,
  { playbook, languages }: PlaybookFolder,
  tell: (problem: string) => void,
): Catalogue | undefined {
  const { service_type: slug, category, unit_basis, requirements } = playbook;
  if (isGeneral(playbook) || catalogue.categories.flatMap(servicesOf).includes(slug)) return catalogue;
  const hazards = requirements.flatMap((one) => ('key' in one && 'hazard' in one ? [String(one.key)] : []));
  let isPlaced = false;
  const placed = (one: CatalogueCategory): CatalogueCategory => {
    if (one.slug !== category) return { ...one, children: (one.children ?? []).map(placed) };
    isPlaced = true;
    return { ...one, service_types: [...(one.service_types ?? []), { slug, unit_basis, hazards }] };
  };
  const categories = catalogue.categories.map(placed);
  if (!isPlaced) {
    tell(`the catalogue has no service "${slug}"; name the category where it is found`);
    return undefined;
  }
  return { ...catalogue, categories, names: withNames(catalogue.names, slug, languages) };
}

function withNames(
  names: Catalogue['names'],
  slug: string,
  languages: PlaybookFolder['languages'],
): Catalogue['names'] {
  const added = Object.entries(languages).flatMap(([language, { texts }]) => {
    const { categories = {}, service_types = {}, ...others } = names[language] ?? {};
    return texts?.name
      ? [[language, { ...others, categories, service_types: { ...service_types, [slug]: texts.name } }] as const]
      : [];
  });
  return { ...names, ...Object.fromEntries(added) };
}
