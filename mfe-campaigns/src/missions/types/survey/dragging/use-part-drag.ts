import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DropSide, SurveyPart } from '../edits/survey-edits.ts'

interface Drag {
  readonly element: RefObject<HTMLDivElement | null>
  readonly handle: RefObject<HTMLDivElement | null>
  /** While something is held over this part. */
  readonly side: DropSide | undefined
}

/** Makes a part draggable and a drop target; `part` has to be the same object in every render. */
export function usePartDrag(part: SurveyPart): Drag {
  const element = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState<DropSide>()

  useEffect(() => {
    if (!element.current || !handle.current) return undefined
    return combine(
      // Not the part itself, whose text could then not be selected by the pointer.
      draggable({
        element: handle.current,
        getInitialData: () => part,
        onGenerateDragPreview({ nativeSetDragImage }) {
          if (element.current) nativeSetDragImage?.(element.current, 12, 12)
        },
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => mayDrop(source.data as SurveyPart, part),
        getData: ({ input, element: over }) => attachClosestEdge(part, { input, element: over, allowedEdges: ['top', 'bottom'] }),
        onDrag({ self, source, location }) {
          const isInnermost = location.current.dropTargets[0]?.element === self.element
          setSide(isInnermost && source.data.id !== part.id ? sideOf(source.data as SurveyPart, self.data) : undefined)
        },
        onDragLeave: () => setSide(undefined),
        onDrop: () => setSide(undefined),
      }),
    )
  }, [part])

  return { element, handle, side }
}

/** A part is dropped beside another one of its kind, an option within its question; a question also into a page. */
function mayDrop(source: SurveyPart, target: SurveyPart): boolean {
  if (source.kind === 'option') return target.kind === 'option' && source.questionId === target.questionId
  return source.kind === target.kind || (source.kind === 'question' && target.kind === 'page')
}

export function sideOf(source: Pick<SurveyPart, 'kind'>, target: Record<string | symbol, unknown>): DropSide {
  if (source.kind !== target.kind) return 'inside'
  return extractClosestEdge(target) === 'bottom' ? 'bottom' : 'top'
}
