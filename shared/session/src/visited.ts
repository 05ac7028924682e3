import { useEffect } from 'react'
import { TRACES, useStoredText } from './stored-text.ts'

export interface Visit {
  /** Without locale prefix. */
  readonly path: string
  readonly name: string
}

const KEPT = 8

/** The records that the person opened last at the publisher, the latest first. */
export function useVisited(): readonly Visit[] {
  return visitsFrom(useStoredText(TRACES.visited)[0])
}

/** Remembers that the record at `path` is open, once its name is known. */
export function useRememberVisit(path: string, name: string | undefined): void {
  const [text, keep] = useStoredText(TRACES.visited)
  const next = name === undefined ? text : JSON.stringify(withVisit(visitsFrom(text), { path, name }))
  useEffect(() => {
    if (next !== null && next !== text) keep(next)
  }, [next, text, keep])
}

export function withVisit(visits: readonly Visit[], visit: Visit): Visit[] {
  return [visit, ...visits.filter(({ path }) => path !== visit.path)].slice(0, KEPT)
}

/** Returns the visits in a stored text; an empty list if another release wrote it or someone damaged it. */
export function visitsFrom(text: string | null): readonly Visit[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.filter(isVisit).slice(0, KEPT) : []
  } catch {
    return []
  }
}

function isVisit(value: Partial<Visit> | null): value is Visit {
  return typeof value?.path === 'string' && value.path.startsWith('/') && typeof value.name === 'string'
}
