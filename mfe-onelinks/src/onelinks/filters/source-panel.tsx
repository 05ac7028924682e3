import { useAllRows } from '@console/api'
import { listOnelinks, type Onelink } from '@console/contract'
import type { PanelProps } from '@console/records'
import { Button, Icon, Loaded, ModalDialog, PlainList, SkeletonPage, Span } from '@console/ui'
import { useText } from '../../text.ts'

export function SourcePanel({ input, change, onClose }: PanelProps) {
  const text = useText()
  const all = useAllRows(listOnelinks, { sort: '-created_on' })

  function choose(source: string): void {
    change({ source })
    onClose()
  }

  return (
    <ModalDialog title={text('onelink.source')} below="start" onClose={onClose}>
      <Loaded from={all} skeleton={<SkeletonPage />} failed={text('onelinks.failed')}>
        {({ rows }) => (
          <PlainList pb="2">
            {countedSources(rows).map(([source, count]) => (
              <li key={source}>
                <Button
                  look="quiet"
                  breaks
                  w="full"
                  justifyContent="flex-start"
                  aria-pressed={source === input.source}
                  onClick={() => choose(source)}
                >
                  {source}
                  <Span color="fg.muted" fontWeight="normal" flex="1">
                    {text('onelinks.source.count', { count })}
                  </Span>
                  {source === input.source ? <Icon id="check" size={16} /> : null}
                </Button>
              </li>
            ))}
          </PlainList>
        )}
      </Loaded>
    </ModalDialog>
  )
}

/** The most frequent first. */
function countedSources(onelinks: readonly Onelink[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const { campaign_info } of onelinks) {
    const { utm_source } = campaign_info
    if (utm_source) counts.set(utm_source, (counts.get(utm_source) ?? 0) + 1)
  }
  return [...counts].toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b))
}
