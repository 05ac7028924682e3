import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** What is dragged, and what it is dropped on. */
export interface DragPart extends Record<string | symbol, unknown> {
  readonly kind: 'page' | 'question' | 'option'
  readonly id: string
  /** The question that an option stays in. */
  readonly within?: string | undefined
}

/** Where a part would come to stand by what it is held over: beside it, or into it. */
export type DropSide = 'top' | 'bottom' | 'inside'

interface Drag {
  readonly element: RefObject<HTMLDivElement | null>
  readonly handle: RefObject<HTMLDivElement | null>
  /** While something is held over this part. */
  readonly side: DropSide | undefined
}

/** Lets a part be dragged by its handle, and others be dropped on it. */
export function usePartDrag(kind: DragPart['kind'], id: string, within?: string): Drag {
  const element = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState<DropSide>()

  useEffect(() => {
    if (!element.current || !handle.current) return undefined
    const part: DragPart = { kind, id, within }
    return combine(
      // Not the part itself, in which text could not be selected by the pointer then.
      draggable({
        element: handle.current,
        getInitialData: () => part,
        onGenerateDragPreview({ nativeSetDragImage }) {
          if (element.current) nativeSetDragImage?.(element.current, 12, 12)
        },
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => mayDrop(source.data as DragPart, part),
        getData: ({ input, element: over }) => attachClosestEdge(part, { input, element: over, allowedEdges: ['top', 'bottom'] }),
        onDrag({ self, source, location }) {
          const isInnermost = location.current.dropTargets[0]?.element === self.element
          setSide(isInnermost && source.data.id !== id ? sideOf(source.data as DragPart, self.data) : undefined)
        },
        onDragLeave: () => setSide(undefined),
        onDrop: () => setSide(undefined),
      }),
    )
  }, [kind, id, within])

  return { element, handle, side }
}

/** Parts are dropped beside those of their kind; a question also into a page. */
function mayDrop(source: DragPart, target: DragPart): boolean {
  if (source.kind === 'question' && target.kind === 'page') return true
  return source.kind === target.kind && source.within === target.within
}

/** On which side of a part another one would come to stand. */
export function sideOf(source: Pick<DragPart, 'kind'>, target: Record<string | symbol, unknown>): DropSide {
  if (source.kind !== target.kind) return 'inside'
  return extractClosestEdge(target) === 'bottom' ? 'bottom' : 'top'
}
