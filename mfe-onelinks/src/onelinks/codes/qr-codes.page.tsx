import { useAllRows } from '@console/api'
import { listOnelinks, type Onelink, paths } from '@console/contract'
import { QrCode } from '@console/entities'
import { useKitText } from '@console/i18n'
import { useLocation, useSearchParams, useSearchState } from '@console/router'
import { linkWithPublisher } from '@console/session'
import { Box, Button, CopyButton, EmptyState, Flex, LinkButton, Loaded, Notice, Page, SelectFilter, SkeletonPage, Text } from '@console/ui'
import { useEffect, useState } from 'react'
import { useText } from '../../text.ts'
import { useOnelinkUrl } from '../link/use-onelink-url.ts'
import { CodePages } from './code-pages.tsx'
import { idsIn, isPerPage, LAYOUTS, PER_PAGE_FIRST, type PerPage } from './code-sheet.ts'

export function QrCodesPage() {
  const text = useText()
  const kitText = useKitText()
  const { pathname, search: query } = useLocation()
  const [search] = useSearchParams()
  const setSearch = useSearchState()
  const ids = idsIn(search.get('ids'))
  const asked = search.get('per')
  const perPage = isPerPage(asked) ? asked : PER_PAGE_FIRST
  const all = useAllRows(listOnelinks, ids.length > 0 ? { sort: '-created_on' } : null)
  // The previous rows may lack Onelinks that were created since.
  const isOutdated = all.isRefreshing && chosenOf(all.data?.rows ?? [], ids).length < ids.length
  const read = isOutdated ? { ...all, data: undefined } : all
  const canDraw = useCanDraw()
  return (
    <Page
      wide
      sheets
      title={text('onelinks.codes.title')}
      actions={
        ids.length > 0 ? (
          <>
            <CopyButton value={linkWithPublisher(pathname + query)} label={text('onelinks.codes.copy')} />
            <Button look="primary" disabledReason={read.data && canDraw ? undefined : kitText('feedback.loading')} onClick={() => print()}>
              {text('onelinks.codes.start')}
            </Button>
          </>
        ) : null
      }
    >
      {ids.length > 0 ? (
        <>
          <Flex data-off-paper>
            <SelectFilter
              label={text('onelinks.codes.perPage')}
              value={perPage}
              options={Object.keys(LAYOUTS).map((count) => ({
                value: count,
                label: text('onelinks.codes.perPage.count', { count: Number(count) }),
              }))}
              onChange={(count) => setSearch({ per: count === PER_PAGE_FIRST ? '' : count })}
            />
          </Flex>
          <Codes all={read} ids={ids} perPage={perPage} />
        </>
      ) : (
        <EmptyState icon="onelinks" title={text('onelinks.codes.none.title')} text={text('onelinks.codes.none.text')}>
          <LinkButton to={paths.onelinks()}>{text('onelink.back')}</LinkButton>
        </EmptyState>
      )}
    </Page>
  )
}

/** Without the code that draws QR codes, empty boxes would be printed. */
function useCanDraw(): boolean {
  const [canDraw, setCanDraw] = useState(false)
  useEffect(() => void QrCode.preload().then(setCanDraw), [])
  return canDraw
}

interface Props {
  readonly all: Pick<ReturnType<typeof useAllRows<typeof listOnelinks>>, 'data' | 'error' | 'retry'>
  readonly ids: readonly string[]
  readonly perPage: PerPage
}

/** Only listed Onelinks are printed: a code of a missing link would be useless. A notice says why others are left out. */
function Codes({ all, ids, perPage }: Props) {
  const text = useText()
  const linkOf = useOnelinkUrl()
  return (
    <Loaded from={all} skeleton={<SkeletonPage />} failed={text('onelinks.failed')}>
      {({ rows, hasMore, leftOut }) => {
        const chosen = chosenOf(rows, ids)
        const shown = chosen.filter((onelink) => linkOf(onelink) !== '')
        const absent = ids.length - chosen.length
        const isWhole = !hasMore && leftOut === 0
        const missing = [
          ['gone', isWhole ? absent : 0],
          ['unread', isWhole ? 0 : absent],
          ['unlinked', chosen.length - shown.length],
        ] as const
        const reasons = missing.filter(([, count]) => count > 0)
        return (
          <Box>
            {reasons.length > 0 ? (
              <Box mb="5" data-off-paper>
                <Notice>
                  {reasons.map(([reason, count]) => (
                    <Text key={reason}>{text(`onelinks.codes.missing.${reason}`, { count })}</Text>
                  ))}
                </Notice>
              </Box>
            ) : null}
            <CodePages onelinks={shown} perPage={perPage} />
          </Box>
        )
      }}
    </Loaded>
  )
}

/** In the order in which they were chosen. */
function chosenOf(onelinks: readonly Onelink[], ids: readonly string[]): readonly Onelink[] {
  const byId = new Map(onelinks.map((onelink) => [onelink.id, onelink]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
