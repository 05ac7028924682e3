import { addMissing, all, append, codeOf, type Edit, itemsIn } from './edits.ts'
import type { SliceNames } from './slice-names.ts'
import type { SliceTemplate } from './slice-template.ts'
import { edit, type SliceStep } from './step.ts'

export function moduleSteps({ module, english, vietnamese }: SliceNames, slice: SliceTemplate): SliceStep[] {
  const copy = (ending: string, next: string) => slice.copy(`module/sample-things/sample-thing${ending}`, next)
  const enter = (file: string, change: (own: string) => Edit, next?: string) =>
    edit(`mfe-${module}/src/${file}`, change(slice.text(`module/${file}`)), next)
  return [
    copy('-record.ts', 'give the form its first values; choose an icon'),
    copy('-fields.tsx', 'add a field for each value'),
    copy('-columns.tsx', 'add the columns'),
    copy('-actions.tsx', 'add what else can be done'),
    copy('-list.page.tsx', 'add the filters'),
    copy('.page.tsx', 'show the fields'),
    copy('-create.page.tsx', 'nothing, as a rule'),
    copy('-edit.page.tsx', 'nothing, as a rule'),
    copy('-list.test.tsx', 'test what is its own'),
    copy('-form.test.tsx', 'test what is its own'),
    copy('-info.test.tsx', 'test what is its own'),
    enter('descriptor.ts', addItems('owns', 'nav', 'commands', 'search', 'routes'), 'choose icon and place in the navigation'),
    enter('module.ts', addItems('pages')),
    enter('messages/en.ts', addMessages, `say what a ${english} is, for whom the list is empty`),
    enter('messages/vi.ts', addMessages, `read it aloud: ${vietnamese} may want another word here and there`),
  ]
}

const addItems =
  (...names: readonly string[]) =>
  (own: string): Edit =>
    all(...names.map((name) => append(name, codeOf(itemsIn(own, name)))))

const NAVIGATION = [/^nav\./, /^command\./, /^crumb\./]

/** Texts of the navigation, the commands and the breadcrumbs come behind those of the module, the others at the end. */
function addMessages(own: string): Edit {
  const kinds = Map.groupBy(itemsIn(own, 'default'), ({ key }) => NAVIGATION.find((begin) => begin.test(key)))
  return all(...Array.from(kinds, ([kind, messages]) => addMissing('default', codeOf(messages), kind)))
}
