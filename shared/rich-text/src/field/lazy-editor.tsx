import { MoreMessages } from '@console/i18n'
import { pageDataStore, useLocale } from '@console/session'
import { Box, lazyPart } from '@console/ui'
import type { RichTextEditorProps } from '../editor/surface.tsx'

const MESSAGES = {
  en: () => import('../messages/en.ts'),
  vi: () => import('../messages/vi.ts'),
} as const

/** As tall as the empty editor, whose tools take more lines in a narrower window, so that nothing moves when it comes. */
const HEIGHT = { base: '19.5rem', sm: '15.25rem', xl: '12.875rem' }

/** The editor's code and texts, fetched by the first page with a rich text field. */
const editorIn = (locale: keyof typeof MESSAGES) =>
  lazyPart(
    () => Promise.all([import('../editor/surface.tsx'), MESSAGES[locale]()]),
    ([{ Surface }, { default: messages }]) =>
      (props: RichTextEditorProps) => (
        <MoreMessages messages={messages}>
          <Surface {...props} />
        </MoreMessages>
      ),
    { fallback: <Box w="full" minH={HEIGHT} borderWidth="1px" borderColor="border.control" borderRadius="l2" aria-busy /> },
  )

const EDITORS = { en: editorIn('en'), vi: editorIn('vi') } as const

/** The editor of a rich text field. If its code cannot be fetched, the rest of the form still works. */
export function RichTextEditor(props: RichTextEditorProps) {
  const Editor = EDITORS[useLocale()]
  return <Editor {...props} />
}

/** For pages that draw it: its code is fetched with theirs. */
RichTextEditor.preload = () => EDITORS[pageDataStore.getState().locale].preload()
