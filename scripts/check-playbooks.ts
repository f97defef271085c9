// Everything in playbooks/: the shape of each file, then whether the files of a service make sense together. With --write the
// JSON Schemas for editors are written, which have to be those of the schemas that check.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { languageKnowledgeFile } from '../src/contract/language-files.ts';
import { casesFile } from '../src/contract/playbook-cases.ts';
import * as files from '../src/contract/playbook-files.ts';
import * as rates from '../src/contract/rates-files.ts';
import { compilePlaybook } from '../src/domain/playbooks/compile-playbook.ts';
import { openPlaybook } from '../src/domain/playbooks/open-playbook.ts';
import { validatePlaybook } from '../src/domain/playbooks/validate-playbook.ts';
import { readKnowledge } from '../src/server/playbooks/read-folders.ts';
import { readCases } from '../tests/support/playbook-cases.ts';
import { report } from './check/source-modules.ts';

const folder = join(import.meta.dirname, '..', 'playbooks');
const schemas = {
  playbook: files.playbookFile,
  rates: rates.ratesFile,
  aliases: files.aliasesFile,
  language: files.languageFile,
  'language-knowledge': languageKnowledgeFile,
  fragment: files.fragmentFile,
  overlay: files.overlayFile,
  'rates-overlay': rates.partialRatesFile,
  'hourly-rates': rates.hourlyRatesFile,
  'material-levels': rates.materialLevelsFile,
  catalogue: files.catalogueFile,
  'catalogue-names': files.catalogueNamesFile,
  countries: files.countriesFile,
  cases: casesFile,
};

const problems: string[] = [];
const knowledge = readKnowledge(folder, (problem) => problems.push(problem));
for (const [name, sources] of Object.entries(knowledge.folders)) {
  const tell = (problem: string) => problems.push(`${name}: ${problem}`);
  const compiled = compilePlaybook(sources, knowledge, tell);
  for (const problem of validatePlaybook(openPlaybook(compiled))) tell(problem);
}

readCases(folder, (problem) => problems.push(problem));

for (const [name, schema] of Object.entries(schemas)) {
  const path = join(folder, 'schema', `${name}.schema.json`);
  const text = `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`;
  if (process.argv.includes('--write')) {
    mkdirSync(join(folder, 'schema'), { recursive: true });
    writeFileSync(path, text);
  } else if (readIfThere(path) !== text) {
    problems.push(`schema/${name}.schema.json is not what the code checks by: npm run playbooks:schema`);
  }
}
report(problems);

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
