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
export function crumbsOf(record: ModuleRecord, { pathname, search }: Place, names: Readonly<Record<string, string>>): Crumb[] {
  const parts = pathname.split('/').filter(Boolean)
  const mode = new URLSearchParams(search).get('mode') ?? ''
  return parts.flatMap((_, at) => {
    const to = `/${parts.slice(0, at + 1).join('/')}`
    const crumb = findRoute(record, to)?.route.crumb
    if (!crumb) return []
    const word = (label: string) => record.labels[label] ?? label
    if (typeof crumb === 'string') return [{ to, word: word(crumb), name: undefined }]
    const own = { to, word: word(crumb.label), name: names[to] }
    const { modes = {} } = crumb
    const label = at === parts.length - 1 && Object.hasOwn(modes, mode) ? modes[mode] : undefined
    return label ? [own, { to: to + search, word: word(label), name: undefined }] : [own]
  })
}
