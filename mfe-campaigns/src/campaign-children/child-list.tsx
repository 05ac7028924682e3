import type { Loadable } from '@console/api'
import type { RecordAction, RecordDescription } from '@console/records'
import { RecordRows } from '@console/records/page'
import { Flex, Loaded, Section, SkeletonPage, Text } from '@console/ui'
import type { ReactNode } from 'react'
import { CreateChild, type CreateChildProps } from './create-child.tsx'

export const CHILDREN_SHOWN = 100

interface Part {
  readonly id: string
  readonly version?: number | undefined
}

interface Props<One extends Part> {
  readonly of: RecordDescription<One>
  readonly title: string
  /** The campaign's own count, until they are read. */
  readonly expected: number
  readonly parts: Loadable<{ readonly items: readonly One[]; readonly total: number }>
  readonly actions: readonly RecordAction<One>[]
  readonly create: CreateChildProps
  /** Beside the Create button. */
  readonly beside?: ReactNode
  readonly notice?: ReactNode
  readonly failed: string
  readonly none: string
  readonly more: (shown: number) => string
  /** Follows the name in a row. */
  readonly children: (part: One) => ReactNode
}

export function ChildList<One extends Part>({
  of,
  title,
  expected,
  parts,
  actions,
  create,
  beside,
  notice,
  failed,
  none,
  more,
  children,
}: Props<One>) {
  return (
    <Section
      title={title}
      count={parts.data?.total ?? expected}
      actions={
        <Flex gap="2" wrap="wrap">
          {beside}
          <CreateChild {...create} />
        </Flex>
      }
    >
      {notice}
      <Loaded
        from={parts}
        skeleton={<SkeletonPage />}
        failed={failed}
        isEmpty={({ items }) => items.length === 0}
        empty={() => (
          <Text textStyle="sm" color="fg.muted">
            {none}
          </Text>
        )}
      >
        {({ items, total }) => (
          <>
            <RecordRows of={of} records={items} actions={actions} reload={parts.retry}>
              {children}
            </RecordRows>
            {total > items.length ? (
              <Text textStyle="sm" color="fg.muted">
                {more(items.length)}
              </Text>
            ) : null}
          </>
        )}
      </Loaded>
    </Section>
  )
}
