import { Button as ChakraButton } from '@chakra-ui/react'
import { Link } from '@console/router'
import { type ComponentProps, type ReactNode, type SyntheticEvent, useState } from 'react'
import { type Preloadable, preloadHandlers } from '../preload-handlers.ts'

type ChakraButtonProps = ComponentProps<typeof ChakraButton>

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'

const LOOKS = {
  primary: { variant: 'solid', colorPalette: 'brand' },
  secondary: { variant: 'outline', colorPalette: 'gray' },
  quiet: { variant: 'ghost', colorPalette: 'gray' },
  danger: { variant: 'solid', colorPalette: 'red' },
} as const satisfies Record<Look, ChakraButtonProps>

export interface ButtonProps extends Omit<ChakraButtonProps, 'variant' | 'colorPalette' | 'loading' | 'disabled'> {
  readonly look?: Look
  /** The action is under way: the button stays focusable and refuses another press. */
  readonly busy?: boolean
  /** Why the action may not be done. The button stays focusable, so that the reason can be read and heard. */
  readonly disabledReason?: string | undefined
  readonly drawnReason?: ReactNode
  /** It carries a name of any length, which breaks within the button instead of widening the page. */
  readonly breaks?: boolean
  /** Lazy part that a press opens: its code is fetched when the pointer or the focus comes. */
  readonly opens?: Preloadable | undefined
}

const BREAKING = {
  maxW: 'full',
  h: 'auto',
  minH: '8',
  py: '1',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
} as const

export function Button({
  look = 'secondary',
  busy = false,
  disabledReason,
  drawnReason = disabledReason,
  breaks = false,
  opens,
  onClick,
  title,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const blocked = busy || disabledReason !== undefined
  const [reason, setReason] = useState<ReactNode>()

  /** Shows the reason under the pointer or with the focus, which a touch gives; its code comes when first needed. */
  async function tell({ currentTarget: button }: SyntheticEvent<HTMLElement>): Promise<void> {
    const file = await import(/* webpackChunkName: "reasons-and-row-actions" */ './reason.tsx').catch(() => undefined)
    if (file && button.matches(':hover, :focus')) setReason(<file.Reason anchor={button}>{drawnReason}</file.Reason>)
  }
  const hush = () => setReason(undefined)
  const telling = { onPointerEnter: tell, onFocus: tell, onClick: tell, onPointerLeave: hush, onBlur: hush, onKeyDown: hush }

  return (
    <ChakraButton
      size="sm"
      {...LOOKS[look]}
      {...(breaks ? BREAKING : {})}
      type={blocked && type === 'submit' ? 'button' : type}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-description={disabledReason}
      title={title}
      // A fold shows what is in it, and a name on a button is content.
      data-off-paper={rest['aria-expanded'] === undefined && !breaks ? '' : undefined}
      onClick={blocked ? undefined : onClick}
      {...(disabledReason === undefined ? preloadHandlers(opens) : telling)}
      {...rest}
    >
      {children}
      {disabledReason === undefined ? null : reason}
    </ChakraButton>
  )
}

interface LinkButtonProps extends Omit<ChakraButtonProps, 'variant' | 'colorPalette' | 'type'> {
  readonly to: string
  readonly look?: Look
  readonly children: ReactNode
}

/** Looks like a button, is a link: it leads somewhere and can be opened in a new tab. */
export function LinkButton({ to, look = 'secondary', children, ...rest }: LinkButtonProps) {
  return (
    <ChakraButton asChild size="sm" {...LOOKS[look]} {...rest} type={undefined}>
      <Link to={to}>{children}</Link>
    </ChakraButton>
  )
}

interface IconButtonProps extends ButtonProps {
  readonly label: string
}

/** A button whose only content is an icon; `label` is its name. */
export function IconButton({ label, look = 'quiet', ...rest }: IconButtonProps) {
  return <Button look={look} aria-label={label} px="0" minW="9" {...rest} />
}
