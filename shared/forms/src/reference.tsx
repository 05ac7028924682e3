import { useKitText } from '@console/i18n'
import { NamedText, Verbatim } from '@console/ui'

/** What to quote when asking about a call that failed. */
export function Reference({ id }: { readonly id: string }) {
  const text = useKitText()
  return (
    <NamedText name={id} as={Verbatim}>
      {(shown) => text('feedback.reference', { id: shown })}
    </NamedText>
  )
}
