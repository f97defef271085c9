import { basename } from 'node:path';
import { z } from 'zod';
import { field } from '#domain/question/unknown-value.ts';
import { type EvalKind, evalKinds } from '../kinds.ts';
import { EvalRefusal } from '../refusal.ts';
import { caseSchemas, type EvalCase, editTables } from './case-schemas.ts';
import type { EditTables } from './edit-case.ts';

/** A case that could not be read, and why. */
export interface Fault {
  readonly id: string;
  readonly why: string;
  /** As it was written. */
  readonly expected: unknown;
}

export type CaseFile = {
  [Kind in EvalKind]: {
    readonly kind: Kind;
    readonly name: string;
    readonly cases: ReadonlyArray<EvalCase<Kind>>;
    readonly faults: readonly Fault[];
    /** The project's own, which its makers have seen. */
    readonly isOwn: boolean;
    /** The tables that edit cases start from. */
    readonly tables: EditTables;
  };
}[EvalKind];

const listOf = z.union([z.array(z.unknown()), z.looseObject({ cases: z.array(z.unknown()) })]);

function has(value: unknown, ...keys: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && keys.every((key) => Object.hasOwn(value, key));
}

/** Which kind a case looks like; null when none. */
function kindOf(one: unknown): EvalKind | null {
  if (has(one, 'payload') || has(one, 'channel')) return 'inject';
  if (has(one, 'must_ask') || has(one, 'hidden_facts')) return 'intake';
  if (has(one, 'table')) return 'edit';
  if (has(one, 'text', 'service_type')) return 'facts';
  if (has(one, 'text')) return 'classify';
  return has(one, 'request', 'expected') || has(one, 'currency') ? 'price' : null;
}

function kindTold(items: readonly unknown[], name: string): EvalKind {
  const kinds = items.map(kindOf).filter((kind) => kind !== null);
  const [first] = evalKinds.toSorted(
    (a, b) => kinds.filter((kind) => kind === b).length - kinds.filter((kind) => kind === a).length,
  );
  if (!kinds.length || !first) {
    throw new EvalRefusal(`No kind of case is recognised in ${name}: name one with --kind ${evalKinds.join('|')}.`);
  }
  return first;
}

function idOf(one: unknown, index: number): string {
  const id = has(one, 'id') ? Reflect.get(Object(one), 'id') : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : `number ${index + 1}`;
}

function whyOf({ issues }: z.ZodError): string {
  const [first] = issues;
  const path = first?.path.join('.') ?? '';
  if (path && first?.message.endsWith('received undefined')) return `${path} is missing`;
  return path ? `${path}: ${first?.message ?? ''}` : (first?.message ?? 'unreadable');
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new EvalRefusal(`${name} is no JSON.`);
  }
}

interface Sorted<Case> {
  readonly cases: ReadonlyArray<Case & { readonly id: string }>;
  readonly faults: readonly Fault[];
}

/** The cases that suit a schema, and what is wrong with the others. */
function sorted<Case>(schema: z.ZodType<Case>, items: readonly unknown[]): Sorted<Case> {
  const read = items.map((item, index) => ({ id: idOf(item, index), item, ...schema.safeParse(item) }));
  return {
    cases: read.flatMap((one) => (one.success ? [{ ...one.data, id: one.id }] : [])),
    faults: read.flatMap((one) =>
      one.success ? [] : [{ id: one.id, why: whyOf(one.error), expected: field(one.item, 'expected') ?? null }],
    ),
  };
}

function fileOf(
  kind: EvalKind,
  items: readonly unknown[],
  rest: Pick<CaseFile, 'name' | 'tables' | 'isOwn'>,
): CaseFile {
  switch (kind) {
    case 'price':
      return { kind, ...sorted(caseSchemas.price, items), ...rest };
    case 'classify':
      return { kind, ...sorted(caseSchemas.classify, items), ...rest };
    case 'intake':
      return { kind, ...sorted(caseSchemas.intake, items), ...rest };
    case 'facts':
      return { kind, ...sorted(caseSchemas.facts, items), ...rest };
    case 'inject':
      return { kind, ...sorted(caseSchemas.inject, items), ...rest };
    case 'edit':
      return { kind, ...sorted(caseSchemas.edit, items), ...rest };
  }
}

/** A case file. Unknown keys are ignored, a case with a fault is kept apart; only an unreadable file is refused. */
export function readCases(text: string, path: string, kind: EvalKind | null, isOwn = false): CaseFile {
  const name = basename(path);
  const content = parsed(text, name);
  const list = listOf.safeParse(content);
  if (!list.success) throw new EvalRefusal(`${name} holds no list of cases.`);
  const items = Array.isArray(list.data) ? list.data : list.data.cases;
  const file = fileOf(kind ?? kindTold(items, name), items, { name, isOwn, tables: editTables(content) });
  const [fault] = file.faults;
  if (fault && !file.cases.length) {
    throw new EvalRefusal(`No case of ${name} can be read as ${file.kind}; of ${fault.id}: ${fault.why}.`);
  }
  return file;
}
