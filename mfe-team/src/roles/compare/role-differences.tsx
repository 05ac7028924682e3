import type { Role } from '@console/contract'
import { roleName } from '@console/session'
import { Box, Span, Text } from '@console/ui'
import { differencesOf } from '../../permissions/differences.ts'
import type { Level } from '../../permissions/matrix.ts'
import { usePermissionNames } from '../../permissions/use-permission-names.ts'
import { useText } from '../../text.ts'

type Named = Pick<Role, 'name' | 'is_original' | 'permissions'>

export function RoleDifferences({ first, second }: { readonly first: Named; readonly second: Named }) {
  const text = useText()
  const nameOf = usePermissionNames()
  const differences = differencesOf(first.permissions, second.permissions)
  if (differences.length === 0) return <Text textStyle="sm">{text('role.compare.same')}</Text>
  return (
    <>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {text('role.compare.count', { count: differences.length })}
      </Text>
      <Box as="table" w="full" textStyle="sm" tableLayout="fixed" borderCollapse="collapse" aria-label={text('role.compare')}>
        <thead>
          <tr>
            <Head>{text('role.compare.permission')}</Head>
            <Head>{roleName(first)}</Head>
            <Head>{roleName(second)}</Head>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ cell, ...levels }) => (
            <tr key={cell.all}>
              <Box as="th" {...{ scope: 'row' }} {...CELL} fontWeight="normal">
                {nameOf(cell.all)}
              </Box>
              <LevelCell level={levels.first} />
              <LevelCell level={levels.second} />
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  )
}

const CELL = { textAlign: 'start', verticalAlign: 'top', py: '1.5', pe: '3', borderTopWidth: '1px', borderColor: 'border' } as const

function Head({ children }: { readonly children: string }) {
  return (
    <Box as="th" {...{ scope: 'col' }} textAlign="start" verticalAlign="bottom" py="1.5" pe="3" textStyle="xs" overflowWrap="anywhere">
      {children}
    </Box>
  )
}

function LevelCell({ level }: { readonly level: Level }) {
  const text = useText()
  return (
    <Box as="td" {...CELL}>
      <Span color={level === 'none' ? 'fg.muted' : undefined}>{text(`role.compare.${level}`)}</Span>
    </Box>
  )
}
