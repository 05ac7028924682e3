import { type Messages, MoreMessages, useKitText } from '@console/i18n'
import { useLocale } from '@console/session'
import { Box, Button } from '@console/ui'
import { type ComponentType, type Ref, useCallback, useEffect, useState } from 'react'

export interface RichTextEditorProps {
  /** Rich text as the contract has it, or plain text. */
  readonly value: string
  /** Called with canonical rich text when the text means something else than before; empty when nothing is left. */
  readonly onChange: (html: string) => void
  readonly onBlur?: () => void
  readonly label: string
  /** Id of the element that shows the label. */
  readonly labelledBy?: string
  readonly describedBy?: string | undefined
  readonly required?: boolean
  readonly invalid?: boolean
  readonly ref?: Ref<{ focus(): void }>
}

interface Loaded {
  readonly Surface: ComponentType<RichTextEditorProps>
  readonly messages: Messages
}

/** The editor's code and words, fetched by the first page on which somebody writes. */
async function fetchEditor(locale: string): Promise<Loaded> {
  const [{ Surface }, words] = await Promise.all([
    import('../editor/surface.tsx'),
    locale === 'vi' ? import('../messages/vi.ts') : import('../messages/en.ts'),
  ])
  return { Surface, messages: words.default }
}

/** A place to write rich text. Where the editor cannot be fetched the rest of the form stays as it is. */
export function RichTextEditor(props: RichTextEditorProps) {
  const text = useKitText()
  const locale = useLocale()
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  const fetch = useCallback(() => {
    setLoaded(undefined)
    fetchEditor(locale).then(setLoaded, () => setLoaded('failed'))
  }, [locale])
  useEffect(fetch, [fetch])

  if (loaded === 'failed') {
    return (
      <Box role="alert" w="full" borderWidth="1px" borderColor="border.error" borderRadius="l2" p="3">
        {text('error.title')} <Button onClick={fetch}>{text('action.retry')}</Button>
      </Box>
    )
  }
  if (!loaded) {
    return (
      <Box w="full" minH="56" borderWidth="1px" borderColor="border.control" borderRadius="l2" p="3" color="fg.muted" aria-busy>
        {text('feedback.loading')}
      </Box>
    )
  }
  return (
    <MoreMessages messages={loaded.messages}>
      <loaded.Surface {...props} />
    </MoreMessages>
  )
}
