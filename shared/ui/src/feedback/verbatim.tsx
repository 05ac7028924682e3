import { Span } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** A value that is copied, typed or compared: a browser that translates the page leaves it as it is (HTML, `translate`). */
export function Verbatim(props: ComponentProps<typeof Span>) {
  return <Span htmlTranslate="no" overflowWrap="anywhere" {...props} />
}
