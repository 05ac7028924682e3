import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect } from 'react'
import type { DropSide, SurveyPart } from '../edits/survey-edits.ts'
import { sideOf } from './use-part-drag.ts'

/** Calls `drop` with the part that was dragged, the id of the one it was dropped on, and the side. */
export function useDrops(drop: (part: SurveyPart, onto: string, side: DropSide) => void): void {
  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const [over] = location.current.dropTargets
          if (!over) return
          const part = source.data as SurveyPart
          drop(part, (over.data as SurveyPart).id, sideOf(part, over.data))
        },
      }),
    [drop],
  )
}
