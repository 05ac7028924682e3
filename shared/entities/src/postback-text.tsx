import { Verbatim } from '@console/ui'

interface Props {
  /** For screen readers. */
  readonly label: string
  readonly children: string
}

/** A postback as text, which is scrolled instead of broken. */
export function PostbackText({ label, children }: Props) {
  return (
    <Verbatim
      as="pre"
      tabIndex={0}
      aria-label={label}
      role="group"
      fontFamily="mono"
      textStyle="sm"
      bg="bg.muted"
      borderRadius="l2"
      p="4"
      overflowX="auto"
    >
      {children}
    </Verbatim>
  )
}
