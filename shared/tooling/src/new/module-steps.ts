import { afterLast, all, append, type Edit, unlessThere } from './edits.ts'
import type { SliceNames } from './slice-names.ts'
import { edit, file, type Read, type Step } from './slice-steps.ts'
import { actionsFile } from './templates/actions-file.ts'
import { columnsFile } from './templates/columns-file.ts'
import { createPageFile } from './templates/create-page-file.ts'
import { descriptorRoutes, modulePages } from './templates/descriptor-items.ts'
import { editPageFile } from './templates/edit-page-file.ts'
import { fieldsFile } from './templates/fields-file.ts'
import { formTestFile } from './templates/form-test-file.ts'
import { infoTestFile } from './templates/info-test-file.ts'
import { listPageFile } from './templates/list-page-file.ts'
import { listTestFile } from './templates/list-test-file.ts'
import { englishMessages, type Messages, messageItems, vietnameseMessages } from './templates/message-lines.ts'
import { pageFile } from './templates/page-file.ts'
import { recordFile } from './templates/record-file.ts'

/** What people see of it. */
export function moduleSteps(names: SliceNames, read: Read): Step[] {
  const { module, Thing, things, kebab, kebabs, english, EnglishPlural, Vietnamese, vietnamese } = names
  const own = (path: string) => `mfe-${module}/src/${path}`
  const part = (ending: string, text: string, next: string) => file(own(`${kebabs}/${kebab}${ending}`), text, next)
  const descriptor = read(own('descriptor.ts')) ?? ''
  const icon = /icon: '([\w-]+)'/.exec(descriptor)?.[1] ?? 'campaigns'
  const order = Math.max(0, ...[...descriptor.matchAll(/order: (\d+)/g)].map(([, number]) => Number(number))) + 1
  return [
    part('-record.ts', recordFile(names, icon), 'give the form its first values; choose an icon'),
    part('-fields.tsx', fieldsFile(names), 'add a field for each value'),
    part('-columns.tsx', columnsFile(names), 'add the columns'),
    part('-actions.tsx', actionsFile(names), 'add what else can be done'),
    part('-list.page.tsx', listPageFile(names), 'add the filters'),
    part('.page.tsx', pageFile(names), 'show the fields'),
    part('-create.page.tsx', createPageFile(names), 'nothing, as a rule'),
    part('-edit.page.tsx', editPageFile(names), 'nothing, as a rule'),
    part('-list.test.tsx', listTestFile(names), 'test what is its own'),
    part('-form.test.tsx', formTestFile(names), 'test what is its own'),
    part('-info.test.tsx', infoTestFile(names), 'test what is its own'),
    edit(
      own('descriptor.ts'),
      all(
        append('owns: [', `'/${kebabs}'`),
        append('nav: [', `{ to: '/${kebabs}', label: 'nav.${things}', icon: '${icon}', order: ${order} }`),
        append('commands: [', `{ to: '/${kebabs}/create', label: 'command.new${Thing}' }`),
        append('routes: [', descriptorRoutes(names).join(',\n')),
      ),
      'choose icon and place in the navigation',
    ),
    edit(own('module.ts'), append('pages: {', modulePages(names).join(',\n'))),
    edit(
      own('messages/en.ts'),
      words(names, [EnglishPlural, `Create ${english}`, 'Create', 'Info', 'Edit'], englishMessages(names)),
      `say what a ${english} is, for whom the list is empty`,
    ),
    edit(
      own('messages/vi.ts'),
      words(names, [Vietnamese, `Tạo ${vietnamese}`, 'Tạo', 'Thông tin', 'Sửa'], vietnameseMessages(names)),
      `read it aloud: ${vietnamese} may want another word here and there`,
    ),
  ]
}

/** The words of a language: what stands in the navigation, in the commands and in the breadcrumbs, then the record's own. */
function words({ things, Thing }: SliceNames, navigation: readonly [string, string, string, string, string], messages: Messages): Edit {
  const [nav, command, ...pages] = navigation
  const crumb = (key: string, said: string) => unlessThere(`'crumb.${key}':`, afterLast(/^ {2}'crumb\./, `  'crumb.${key}': '${said}',`))
  return all(
    afterLast(/^ {2}'nav\./, `  'nav.${things}': '${nav}',`),
    afterLast(/^ {2}'command\./, `  'command.new${Thing}': '${command}',`),
    crumb(things, nav),
    crumb('create', pages[0]),
    crumb('info', pages[1]),
    crumb('edit', pages[2]),
    append('export default {', messageItems(messages)),
  )
}
