import { useKitText } from '@console/i18n'
import { NativeSelect } from '@console/ui'
import type { ComponentProps } from 'react'
import { controlStyle } from './control-style.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

interface Props extends Pick<ComponentProps<typeof NativeSelect>, 'name' | 'ref' | 'onBlur'> {
  readonly value: string
  readonly options: readonly SelectOption[]
  /** The label of choosing nothing, where that can be chosen: the value is empty then. */
  readonly none?: string | undefined
  readonly onChoose: (value: string) => void
}

export function useOptionLabel(options: readonly SelectOption[]) {
  const text = useKitText()
  return (value: string) =>
    options.find((option) => option.value === value)?.label ?? (value === 'unknown' ? text('status.unknown') : value)
}

/** The control of one choice, for values that are not a field's own. A value that is no longer offered is shown as it is. */
export function Select({ value, options, none, onChoose, ...control }: Props) {
  const labelOf = useOptionLabel(options)
  const isOffered = (value === '' && none !== undefined) || options.some((option) => option.value === value)
  return (
    <NativeSelect {...controlStyle} {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
      {none === undefined ? null : <option value="">{none}</option>}
      {isOffered ? null : <option value={value}>{labelOf(value)}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
