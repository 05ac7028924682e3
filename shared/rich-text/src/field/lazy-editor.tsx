import { MoreMessages } from '@console/i18n'
import { useLocale } from '@console/session'
import { Box, lazyPart } from '@console/ui'
import type { RichTextEditorProps } from '../editor/surface.tsx'

const MESSAGES = {
  en: () => import('../messages/en.ts'),
  vi: () => import('../messages/vi.ts'),
} as const

/** The editor's code and words, fetched by the first page on which somebody writes. */
const editorIn = (locale: keyof typeof MESSAGES) =>
  lazyPart(
    () => Promise.all([import('../editor/surface.tsx'), MESSAGES[locale]()]),
    ([{ Surface }, { default: messages }]) =>
      (props: RichTextEditorProps) => (
        <MoreMessages messages={messages}>
          <Surface {...props} />
        </MoreMessages>
      ),
    { fallback: <Box w="full" minH="56" borderWidth="1px" borderColor="border.control" borderRadius="l2" aria-busy /> },
  )

const EDITORS = { en: editorIn('en'), vi: editorIn('vi') } as const

/** A place to write rich text. Where the editor cannot be fetched the rest of the form stays as it is. */
export function RichTextEditor(props: RichTextEditorProps) {
  const Editor = EDITORS[useLocale()]
  return <Editor {...props} />
}
