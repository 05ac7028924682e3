import { NativeSelect } from '../inputs/controls.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  readonly isTinted?: boolean
}

/** Look of a control that narrows the list now, and of one that does not. */
export const filterLook = (isSet: boolean) =>
  ({
    fontWeight: 'normal',
    lineHeight: 'moderate',
    ...(isSet
      ? { bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' }
      : { bg: 'bg.panel', borderColor: 'border.control', color: 'fg' }),
  }) as const

/** As wide before its options are known; on a phone two share a line. */
const FRAME = { flex: { base: '1 1 8rem', md: 'none' }, maxW: { base: 'calc(50% - 0.25rem)', md: 'none' }, w: { md: '10rem' } } as const

/** One choice about a list; an empty value means all. */
export function SelectFilter({ label, value, options, onChange, isTinted = false }: Props) {
  return (
    <NativeSelect
      frame={FRAME}
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
