import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { FocusTarget } from './builder.ts'
import type { SurveyPart } from './edits/survey-edits.ts'

const CONTROLS = 'button, input, select, textarea'

/** Moves the focus within the builder once it is drawn again: to a part of the survey, or to the field of a name. */
export function usePartFocus(place: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<FocusTarget | { readonly name: string }>()

  useEffect(() => {
    if (!wanted || !place.current) return
    const found = 'name' in wanted ? fieldNamed(place.current, wanted.name) : controlOf(place.current, wanted)
    found?.focus()
  }, [wanted, place])

  /** Keeps the focus on the control that has it while its part moves. */
  const keepFocus = useCallback(
    (part: SurveyPart) => {
      const target = part.kind === 'option' ? { part: part.questionId, option: part.id } : { part: part.id }
      const element = place.current && elementOf(place.current, target)
      const control = element ? [...element.querySelectorAll<HTMLElement>(CONTROLS)].indexOf(document.activeElement as HTMLElement) : -1
      setWanted(control < 0 ? target : { ...target, control })
    },
    [place],
  )
  return { focus: setWanted as (target: FocusTarget) => void, focusField: (name: string) => setWanted({ name }), keepFocus }
}

/** The field itself, or what is nearest around it. */
function fieldNamed(place: HTMLElement, name: string): HTMLElement | null {
  const found = place.querySelector<HTMLElement>(`[name="${name}"], [data-name="${name}"]`)
  const outer = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  return found ?? (outer ? fieldNamed(place, outer) : null)
}

function controlOf(place: HTMLElement, target: FocusTarget): HTMLElement | null {
  const element = elementOf(place, target)
  const { control } = target
  if (control === undefined || !element) return element
  if (typeof control === 'string') return element.querySelector<HTMLElement>(`[data-control="${control}"]`)
  return element.querySelectorAll<HTMLElement>(CONTROLS)[control] ?? element
}

function elementOf(place: HTMLElement, { part, option }: FocusTarget): HTMLElement | null {
  const found = [...place.querySelectorAll<HTMLElement>('[data-part]')].find(({ dataset }) => dataset.part === part) ?? null
  if (option === undefined || !found) return found
  return [...found.querySelectorAll<HTMLElement>('[data-option]')].find(({ dataset }) => dataset.option === option) ?? null
}
