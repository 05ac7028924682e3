import { addSorted, afterLast, all, append, before, replaceOnce, unlessThere } from './edits.ts'
import type { SliceNames } from './slice-names.ts'
import { edit, file, type Step } from './slice-steps.ts'
import { apiTextsFile } from './templates/api-texts-file.ts'
import { presenterFile } from './templates/presenter-file.ts'
import { repositoryFile } from './templates/repository-file.ts'
import { routesFile } from './templates/routes-file.ts'
import { sampleParts, sampleRecord, samplesItems } from './templates/sample-items.ts'
import { sandboxTestFile } from './templates/sandbox-test-file.ts'
import { schemaFile } from './templates/schema-file.ts'
import { seedFile } from './templates/seed-file.ts'

/** What implements its calls. */
export function sandboxSteps(names: SliceNames): Step[] {
  const { Thing, Things, THING, thing, kebabs, snake, snakes, english, englishPlural, English, vietnamese } = names
  const sandbox = (path: string) => `shared/sandbox/src/${path}`
  return [
    file(
      sandbox(`db/schema/${kebabs}.ts`),
      schemaFile(names),
      'add a column for each field, an index for each sort; then npm run migration',
    ),
    edit(sandbox('db/schema/index.ts'), afterLast(/^export \* from/, `export * from './${kebabs}.ts'`)),
    file(sandbox(`seed/${kebabs}.ts`), seedFile(names), 'say what the demo shows'),
    edit(sandbox('seed/ids.ts'), append('const KINDS = [', `'${thing}'`)),
    edit(
      sandbox('seed/index.ts'),
      all(
        afterLast(/^import \{ seed\w+ \} from/, `import { seed${Things} } from './${kebabs}.ts'`),
        afterLast(/^ {4}await seed\w+\(tx, moment\)$/, `    await seed${Things}(tx, moment)`),
      ),
    ),
    edit(
      sandbox('seed/original-roles.ts'),
      unlessThere(
        `'${snakes}'`,
        all(
          append('const EDITOR_RESOURCES = [', `'${snakes}'`),
          replaceOnce(
            /(description: 'Reads, creates and edits [^']*?) and ([^',]+)\.'/,
            (_, start, last) => `${start}, ${last} and ${englishPlural}.'`,
          ),
        ),
      ),
      'decide which of the provider’s roles hold the keys',
    ),
    file(sandbox(`routes/${kebabs}/repository.ts`), repositoryFile(names), 'add the sorts and filters of the contract'),
    file(sandbox(`routes/${kebabs}/presenter.ts`), presenterFile(names), 'add the fields'),
    file(sandbox(`routes/${kebabs}/routes.ts`), routesFile(names), 'add what else a call checks, in policy, state, constraints or values'),
    file(sandbox(`routes/${kebabs}/${kebabs}.test.ts`), sandboxTestFile(names), 'test what is its own'),
    edit(
      sandbox('routes/index.ts'),
      all(
        afterLast(/^import \{ \w+Routes \}/, `import { ${thing}Routes } from './${kebabs}/routes.ts'`),
        addSorted('readonly Implementation[] = [', `...${thing}Routes`),
      ),
    ),
    file(
      sandbox(`api-document/texts/${kebabs}.ts`),
      apiTextsFile(names),
      'say what each call does, which rules hold and what the fields mean; one example of each',
    ),
    edit(
      sandbox('api-document/texts/index.ts'),
      all(
        afterLast(/^import \{ \w+Texts \} from/, `import { ${thing}Texts } from './${kebabs}.ts'`),
        append('const TEXTS: { readonly [Name in Resource]: ResourceTexts<Name> } = {', `${snakes}: ${thing}Texts`),
      ),
    ),
    edit(
      sandbox('problems/problem-texts.ts'),
      unlessThere(
        `  ${snake}_not_found:`,
        afterLast(
          /^ {2}\w+_not_found: \{ en/,
          `  ${snake}_not_found: { en: ['${English} not found'], vi: ['Không tìm thấy ${vietnamese}'] },`,
        ),
      ),
      'say each further refusal',
    ),
    edit(
      sandbox('routes/reference/permission-list.ts'),
      unlessThere(
        `  ${snakes}: {`,
        append(
          'const RESOURCES: Readonly<Record<string, ResourceName>> = {',
          `${snakes}: { one: '${english}', many: '${englishPlural}', vi: '${vietnamese}' }`,
        ),
      ),
    ),
    edit(
      sandbox('testing/samples.ts'),
      all(
        afterLast(
          /^import /,
          `import { HANOI_${THING} } from '../seed/${kebabs}.ts'\nimport { insert${Thing} } from '../routes/${kebabs}/repository.ts'`,
        ),
        before('/** Every call of the contract by its id', sampleParts(names)),
        ...samplesItems(names).map((item) => addSorted('Readonly<Record<string, Sample>> = {', item)),
        before('/** A person without a publisher', sampleRecord(names)),
      ),
      `give a body every field of a ${english}`,
    ),
  ]
}
