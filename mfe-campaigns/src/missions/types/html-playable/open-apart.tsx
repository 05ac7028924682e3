import { chakra } from '@console/ui'
import { useText } from '../../../text.ts'

export function OpenApart({ url }: { readonly url: string }) {
  const text = useText()
  return (
    <chakra.a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      display="inline-block"
      py="1"
      textStyle="sm"
      color="brand.fg"
      textDecoration="underline"
      borderRadius="l1"
      focusVisibleRing="outside"
    >
      {text('mission.preview.open')}
    </chakra.a>
  )
}
