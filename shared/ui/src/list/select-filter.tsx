import { NativeSelect } from '../inputs/controls.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  /** It narrows what is shown now. */
  readonly isTinted?: boolean
}

/** How a control looks that narrows the list now, and how one that does not. */
export const filterLook = (isSet: boolean) =>
  ({
    fontWeight: 'normal',
    lineHeight: 'moderate',
    ...(isSet
      ? { bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' }
      : { bg: 'bg.panel', borderColor: 'border.control', color: 'fg' }),
  }) as const

/** One choice about a list; an empty value means all. */
export function SelectFilter({ label, value, options, onChange, isTinted = false }: Props) {
  return (
    <NativeSelect
      frame={{ w: { base: '9.5rem', xl: '10rem' }, flexShrink: '0' }}
      size="sm"
      aria-label={label}
      {...filterLook(isTinted)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
