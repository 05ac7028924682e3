import type { FieldRefusal } from '@console/forms'
import { useFieldErrorText } from '@console/i18n'
import { useText } from '../../text.ts'

interface Props {
  readonly wrong: FieldRefusal
  /** In the file, if that is known. */
  readonly line?: number
}

/** The name of a wrong value, as it is in the file, and why it is wrong. */
export function WrongValue({ wrong: { pointer, code, params }, line }: Props) {
  const text = useText()
  const fieldText = useFieldErrorText()
  const path = pointer.replace(/^\/(?:body\/)?/, '').replaceAll('/', '.')
  const own = /_(?:date|on)$/.test(path) && code === 'invalid_format' ? 'campaign.import.date' : OWN[code]
  const why = fieldText(code, { ...params, label: `“${path.split('.').at(-1)}”` }, own)
  return line === undefined ? `${path}: ${why}` : text('campaign.import.fault', { line, path, why })
}

const OWN: Readonly<Record<string, string>> = { file_wrong_type: 'campaign.import.elsewhere' }
