import { chakra } from '@chakra-ui/react'
import { type ComponentProps, createContext, useContext, useId, useLayoutEffect, useMemo, useState } from 'react'

interface Ids {
  readonly control: string
  readonly label: string
  readonly helperText: string
  readonly errorText: string
}

interface FieldState {
  readonly ids: Ids
  readonly isInvalid: boolean
  readonly isRequired: boolean
  /** Ids of the texts in the field now; only these may be referred to. */
  readonly texts: ReadonlySet<string>
  readonly addText: (id: string) => () => void
}

const FieldContext = createContext<FieldState | null>(null)

const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1.5', width: '100%', position: 'relative' },
})
const LabelText = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    textAlign: 'start',
    textStyle: 'sm',
    fontWeight: 'medium',
    userSelect: 'none',
  },
})
const Helper = chakra('div', { base: { color: 'fg.muted', textStyle: 'xs' } })
const ErrorMessage = chakra('div', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', fontWeight: 'medium', color: 'fg.error', textStyle: 'xs' },
})

interface RootProps extends ComponentProps<typeof Frame> {
  readonly invalid?: boolean
  readonly required?: boolean
  /** For parts outside the field that refer to one in it. */
  readonly ids?: Partial<Ids>
}

function Root({ invalid = false, required = false, ids: given, ...rest }: RootProps) {
  const id = useId()
  const [texts, setTexts] = useState<ReadonlySet<string>>(new Set())
  const { control, label, helperText, errorText } = {
    control: `${id}-control`,
    label: `${id}-label`,
    helperText: `${id}-hint`,
    errorText: `${id}-error`,
    ...given,
  }
  const state = useMemo(
    () => ({
      ids: { control, label, helperText, errorText },
      isInvalid: invalid,
      isRequired: required,
      texts,
      addText(text: string) {
        setTexts((before) => new Set([...before, text]))
        return () => setTexts((before) => new Set([...before].filter((one) => one !== text)))
      },
    }),
    [control, label, helperText, errorText, invalid, required, texts],
  )
  return (
    <FieldContext value={state}>
      <Frame {...rest} />
    </FieldContext>
  )
}

function Label(props: ComponentProps<typeof LabelText>) {
  const ids = useContext(FieldContext)?.ids
  return <LabelText id={ids?.label} htmlFor={ids?.control} {...props} />
}

function HelperText(props: ComponentProps<typeof Helper>) {
  const id = useText('helperText')
  return <Helper id={id} {...props} />
}

function ErrorText(props: ComponentProps<typeof ErrorMessage>) {
  return useContext(FieldContext)?.isInvalid ? <ShownError {...props} /> : null
}

function ShownError(props: ComponentProps<typeof ErrorMessage>) {
  const id = useText('errorText')
  return <ErrorMessage id={id} aria-live="polite" {...props} />
}

function useText(which: 'helperText' | 'errorText'): string | undefined {
  const field = useContext(FieldContext)
  const id = field?.ids[which]
  const add = field?.addText
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function changes with every text that is added
  useLayoutEffect(() => (id === undefined ? undefined : add?.(id)), [id])
  return id
}

/** Returns the attributes that tie a control to the field around it; no attributes outside of a field. */
export function useControl() {
  const field = useContext(FieldContext)
  if (!field) return {}
  const { ids, isInvalid, isRequired, texts } = field
  return {
    id: ids.control,
    required: isRequired,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': texts.has(ids.helperText) ? ids.helperText : undefined,
    'aria-errormessage': texts.has(ids.errorText) ? ids.errorText : undefined,
  }
}

/** Label, control, hint and error, tied together for assistive technology. Chakra's would weigh 6 kB on every first page. */
export const Field = { Root, Label, HelperText, ErrorText }
