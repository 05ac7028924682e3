import type { Loadable } from '@console/api'
import type { RecordAction, RecordDescription } from '@console/records'
import { RecordRows } from '@console/records/page'
import { Flex, Loaded, Section, SkeletonPage, Text } from '@console/ui'
import type { ReactNode } from 'react'
import { CreateChild, type CreateChildProps } from './create-child.tsx'

/** How many are shown on the campaign's page. */
export const CHILDREN_SHOWN = 100

interface Part {
  readonly id: string
  readonly version?: number | undefined
}

interface Props<One extends Part> {
  readonly of: RecordDescription<One>
  readonly title: string
  /** How many there are as the campaign says, until they are read. */
  readonly expected: number
  readonly parts: Loadable<{ readonly items: readonly One[]; readonly total: number }>
  readonly actions: readonly RecordAction<One>[]
  readonly create: CreateChildProps
  /** Beside the way to create one. */
  readonly beside?: ReactNode
  /** Above the rows. */
  readonly notice?: ReactNode
  readonly failed: string
  readonly none: string
  /** What is said when only so many are shown. */
  readonly more: (shown: number) => string
  /** What follows the name in a row. */
  readonly children: (part: One) => ReactNode
}

/** The missions or the notifications of a campaign, on its page. */
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
            <RecordRows of={of} records={items} actions={actions} readAnew={parts.retry}>
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
