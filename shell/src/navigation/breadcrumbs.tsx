import type { ModuleRecord } from '@console/module'
import { useLocation } from '@console/router'
import { recordNameStore } from '@console/session'
import { Box, Flex, TextLink } from '@console/ui'
import { useStore } from 'zustand'
import { findRoute } from '../modules/registry.ts'
import { useText } from '../text.ts'

interface Crumb {
  readonly to: string
  readonly word: string
  readonly name: string | undefined
}

interface Place {
  readonly pathname: string
  readonly search: string
}

/** The spec's words for the pages above and the current one; the record's own name stands beside its word. */
export function Breadcrumbs({ record }: { readonly record: ModuleRecord }) {
  const text = useText()
  const names = useStore(recordNameStore)
  const crumbs = crumbsOf(record, useLocation(), names)
  if (crumbs.length === 0) return null
  return (
    <Box as="nav" aria-label={text('crumb.label')} textStyle="sm" minW="0">
      <Flex as="ol" listStyleType="none" wrap="wrap" columnGap="2" rowGap="1.5">
        {crumbs.map((crumb, at) => (
          <Box as="li" key={crumb.to} color="fg.muted" overflowWrap="anywhere" minW="0">
            {at > 0 ? (
              <Box as="span" me="2" aria-hidden>
                {'/'}
              </Box>
            ) : null}
            {at < crumbs.length - 1 ? <TextLink to={crumb.to}>{crumb.word}</TextLink> : <span aria-current="page">{crumb.word}</span>}
            {crumb.name ? ` · ${crumb.name}` : null}
          </Box>
        ))}
      </Flex>
    </Box>
  )
}

/** One crumb for each part of the address that is a page of the module, and one for the mode of the last. */
export function crumbsOf(record: ModuleRecord, place: Place, names: Readonly<Record<string, string>>): Crumb[] {
  const parts = place.pathname.split('/').filter(Boolean)
  const crumbs = parts.flatMap((_, at) => {
    const to = `/${parts.slice(0, at + 1).join('/')}`
    const crumb = findRoute(record, to)?.route.crumb
    if (!crumb) return []
    const label = typeof crumb === 'string' ? crumb : crumb.label
    return [{ to, word: record.labels[label] ?? label, name: typeof crumb === 'string' ? undefined : names[to] }]
  })
  const mode = modeWord(record, place)
  return mode ? [...crumbs, { to: place.pathname + place.search, word: mode, name: undefined }] : crumbs
}

/** The word for what `?mode=` makes of the page; undefined for a mode that it does not have. */
function modeWord(record: ModuleRecord, { pathname, search }: Place): string | undefined {
  const crumb = findRoute(record, pathname)?.route.crumb
  const modes = typeof crumb === 'object' ? crumb.modes : undefined
  return record.labels[modes?.[new URLSearchParams(search).get('mode') ?? ''] ?? '']
}
