import { addBelow, addMissing, addSorted, all, append, itemsIn, replaceOnce } from './edits.ts'
import type { SliceNames } from './slice-names.ts'
import type { SliceTemplate } from './slice-template.ts'
import { edit, type SliceStep } from './step.ts'

export function sandboxSteps(names: SliceNames, slice: SliceTemplate): SliceStep[] {
  const { Things, thing, kebab, kebabs, snake, snakes, english, englishPlural, English, vietnamese } = names
  const sandbox = (path: string) => `shared/sandbox/src/${path}`
  const routes = (file: string, next: string) => slice.copy(`sandbox/routes/sample-things/${file}`, next)
  return [
    slice.copy(
      'sandbox/db/schema/sample-things.ts',
      'add a column for each field, an index for each sort; then npm run migration -- <name>',
    ),
    edit(sandbox('db/schema/index.ts'), addBelow(`export * from './${kebabs}.ts'`)),
    slice.copy('sandbox/seed/sample-things.ts', 'say what the demo shows'),
    edit(sandbox('seed/ids.ts'), append('KINDS', `'${thing}'`)),
    edit(
      sandbox('seed/index.ts'),
      all(addBelow(`import { seed${Things} } from './${kebabs}.ts'`), addBelow(`await seed${Things}(tx, moment)`)),
    ),
    edit(
      sandbox('seed/original-roles.ts'),
      (text) =>
        itemsIn(text, 'EDITOR_RESOURCES').some(({ key }) => key === snakes)
          ? text
          : all(
              append('EDITOR_RESOURCES', `'${snakes}'`),
              replaceOnce(/(Reads, creates and edits .*) and ([^,]+)\./, (_, start, last) => `${start}, ${last} and ${englishPlural}.`),
            )(text),
      'decide which of the provider’s roles hold the keys',
    ),
    routes('repository.ts', 'add the sorts and filters of the contract'),
    routes('presenter.ts', 'add the fields'),
    routes('routes.ts', 'add what else a call checks, in policy, state, constraints or values'),
    routes('sample-things.test.ts', 'test what is its own'),
    edit(
      sandbox('routes/index.ts'),
      all(addBelow(`import { ${thing}Routes } from './${kebabs}/routes.ts'`), addSorted('implementations', `...${thing}Routes`)),
    ),
    slice.copy(
      'sandbox/api-document/texts/sample-things.ts',
      'say what each call does, which rules hold and what the fields mean; one example of each',
    ),
    edit(
      sandbox('api-document/texts/index.ts'),
      all(addBelow(`import { ${thing}Texts } from './${kebabs}.ts'`), append('TEXTS', `${snakes}: ${thing}Texts`)),
    ),
    edit(
      sandbox('problems/problem-texts.ts'),
      addMissing(
        'PROBLEM_TEXTS',
        `${snake}_not_found: { en: ['${English} not found'], vi: ['Không tìm thấy ${vietnamese}'] }`,
        /_not_found$/,
      ),
      'say each further refusal',
    ),
    edit(
      sandbox('routes/reference/permission-list.ts'),
      addMissing('RESOURCES', `${snakes}: { one: '${english}', many: '${englishPlural}', vi: '${vietnamese}' }`),
    ),
    slice.copy('sandbox/testing/sample-thing-samples.ts', `give a body every field of a ${english}`),
    edit(
      sandbox('testing/samples.ts'),
      all(
        addBelow(`import { ${thing}Body, ${thing}Sample as ${thing} } from './${kebab}-samples.ts'`),
        addSorted('SAMPLES', samplesItems(names).join(',\n')),
      ),
    ),
  ]
}

/** As `SAMPLES` lists them. */
const samplesItems = ({ thing, snakes }: SliceNames) => [
  `'${snakes}.create': { body: ${thing}Body }`,
  `'${snakes}.delete': ${thing}`,
  `'${snakes}.get': ${thing}`,
  `'${snakes}.list': {}`,
  `'${snakes}.update': { ...${thing}, body: ${thing}Body }`,
]
