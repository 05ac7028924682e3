import { Id, inputFromSearch, listSources, PLATFORMS, paths } from '@console/contract'
import { useStoredText } from '@console/session'
import { useCallback, useMemo } from 'react'
import * as v from 'valibot'

const LastChoice = v.object({
  application_id: Id,
  application_name: v.string(),
  platform: v.nullable(v.picklist(PLATFORMS)),
})

/** The sources that the person looked at last; a null platform means all. */
export type LastChoice = v.InferOutput<typeof LastChoice>

/** Returns null for a text of another release or one that someone damaged. */
export function lastChoiceFrom(text: string | null): LastChoice | null {
  try {
    const read = v.safeParse(LastChoice, JSON.parse(text ?? 'null'))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** A platform in the address of `/sources`, even an empty one, goes before the remembered one. */
function listSearch(choice: LastChoice, search: URLSearchParams): URLSearchParams {
  const wanted = new URLSearchParams(search)
  const isSaid = wanted.has('platform') || wanted.has('view')
  if (choice.platform && !isSaid) wanted.set('platform', choice.platform)
  if (wanted.get('platform') === '') wanted.delete('platform')
  return wanted
}

/** The first call of the list, which tells whether the application is still there. */
export const listInput = (choice: LastChoice, search: URLSearchParams) => ({
  ...inputFromSearch(listSources, listSearch(choice, search)),
  application_id: choice.application_id,
})

export function listAddress(choice: LastChoice, search: URLSearchParams): string {
  const query = listSearch(choice, search).toString()
  return paths.sourcesOf(choice.application_id) + (query && `?${query}`)
}

/** The last choice of the person at the publisher; if the browser keeps nothing, it lasts as long as the page. */
export function useLastChoice(): readonly [LastChoice | null, (choice: LastChoice) => void] {
  const [text, keep] = useStoredText('sources.last')
  const choice = useMemo(() => lastChoiceFrom(text), [text])
  const remember = useCallback((next: LastChoice) => void keep(JSON.stringify(next)), [keep])
  return [choice, remember]
}
