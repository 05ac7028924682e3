import type { Stretch } from './coverage.ts'
import { type Span, shareOf } from './timeline-span.ts'

/** How many run when: a dotted line for none, a thin bar for one, a full one for more at once. */
export function TimelineCoverage({ stretches, span }: { readonly stretches: readonly Stretch[]; readonly span: Span }) {
  return stretches.map(({ from, to, count }) => {
    const start = shareOf(from, span)
    return <div key={from} data-count={count} style={{ insetInlineStart: `${start}%`, width: `${shareOf(to, span) - start}%` }} />
  })
}
