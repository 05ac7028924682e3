import { OPERATORS, TIME_UNITS } from '@console/contract'
import { useFieldErrorText } from '@console/i18n'
import { Box, Button, NamedText, PlainList, Verbatim } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import { lineOf } from './locate-json.ts'
import type { Problem } from './rules-from-json.ts'

interface Props {
  readonly problems: readonly Problem[]
  readonly written: string
  readonly onSelect: (problem: Problem) => void
}

export function Problems({ problems, written, onSelect }: Props) {
  const text = useText()
  const fieldText = useFieldErrorText()

  function nameOf({ pointer, at }: Problem): string | undefined {
    if (at !== undefined) return text('audience.json.line', { line: lineOf(written, at) })
    const [, index, ...parts] = pointer.split('/')
    if (index === undefined) return undefined
    const place = Number(index) + 1
    return parts.length === 0 ? text('audience.condition', { place }) : text('audience.json.part', { place, part: parts.join('.') })
  }

  function whyOf({ code, pointer, params }: Problem): ReactNode {
    const part = pointer.split('/').at(-1) ?? ''
    const options = code === 'invalid_option' ? OPTIONS[part] : undefined
    return (
      <NamedText name={options?.join(', ') ?? `“${part}”`} as={Verbatim}>
        {(shown) => (options ? text('audience.json.options', { options: shown }) : fieldText(code, { ...params, label: shown }, OWN[code]))}
      </NamedText>
    )
  }

  if (problems.length === 0) return null
  return (
    <PlainList gap="2">
      {problems.map((problem) => {
        const name = nameOf(problem)
        return (
          <Box as="li" key={`${problem.pointer} ${problem.code}`} color="fg.error" textStyle="sm" overflowWrap="anywhere">
            {name ? (
              <>
                <Button size="xs" onClick={() => onSelect(problem)}>
                  {name}
                </Button>{' '}
              </>
            ) : null}
            {whyOf(problem)}
          </Box>
        )
      })}
    </PlainList>
  )
}

/** Allowed values of fields that take one of several. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  operator: OPERATORS,
  type: ['since', 'during_last', 'between'],
  unit: TIME_UNITS,
}

const OWN: Readonly<Record<string, string>> = {
  list: 'audience.json.list',
  unsupported: 'audience.json.unsupported',
  max_items: 'audience.add.most',
  not_found: 'rule.metric.gone',
}
