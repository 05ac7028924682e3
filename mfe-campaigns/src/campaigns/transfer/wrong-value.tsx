import type { FieldRefusal } from '@console/forms'
import { useFieldErrorText } from '@console/i18n'
import { useText } from '../../text.ts'

interface Props {
  readonly wrong: FieldRefusal
  readonly line?: number
}

export function WrongValue({ wrong: { pointer, code, params }, line }: Props) {
  const text = useText()
  const fieldText = useFieldErrorText()
  const path = pointer
    .replace(/^\/(?:body\/)?/, '')
    .replace(/^rewards\b/, 'task_applications')
    .replaceAll('/', '.')
  const isDate = /_(?:date|on)$/.test(path) && code.startsWith('invalid_')
  const name = path.split('.').at(-1) ?? ''
  // A number alone names nothing.
  const label = `“${/^\d+$/.test(name) ? path : name}”`
  const why = fieldText(code, { ...params, label }, isDate ? 'campaign.import.date' : OWN[code])
  return line === undefined ? `${path}: ${why}` : text('campaign.import.fault', { line, path, why })
}

const OWN: Readonly<Record<string, string>> = { file_wrong_type: 'campaign.import.elsewhere' }
