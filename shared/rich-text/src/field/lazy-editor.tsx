import { Box, lazyPart } from '@console/ui'
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RichTextEditorProps, SurfaceProps } from '../editor/surface.tsx'
import { select } from './caret.ts'
import { type LeftBehind, StandIn } from './stand-in.tsx'

/** Fetches the editor, which is the larger part of a form's code; where that fails, a line says so and offers another try. */
const Arrival = lazyPart(
  () => import('../editor/editor.tsx'),
  (file) => file.Arrival,
)

/**
 * The editor of a rich text field. It comes after the first frame of its form: until then, and where its code cannot be fetched,
 * plain text can be written in its place.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const [isDrawn, setDrawn] = useState(false)
  const [Editor, setEditor] = useState<ComponentType<SurfaceProps>>()
  const [left, setLeft] = useState<LeftBehind>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => afterFrame(() => setDrawn(true)), [])

  // The editor goes on where the person is, before anything is drawn: no key falls between the two.
  useLayoutEffect(() => {
    const area = place.current?.querySelector<HTMLElement>('[role=textbox]')
    if (!left || !area) return
    area.scrollTop = left.scrolled
    if (left.selected) select(area, left.selected)
  }, [left])

  const take = useCallback((arrived: ComponentType<SurfaceProps>) => setEditor(() => arrived), [])
  return (
    <Box ref={place} w="full" minW="0">
      {Editor && left ? (
        <Editor {...props} began={left.began} />
      ) : (
        <StandIn {...props} isReplaceable={Editor !== undefined} onReplace={setLeft} />
      )}
      {isDrawn && !Editor ? <Arrival onArrive={take} /> : null}
    </Box>
  )
}

/** Runs `work` once the frame that is being made was drawn; never, if the returned function is called before. */
function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
