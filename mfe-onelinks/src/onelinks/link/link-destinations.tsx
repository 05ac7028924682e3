import { destinationOf, ONELINK_DEVICES, type Onelink } from '@console/contract'
import { Box, chakra, Text } from '@console/ui'
import { useText } from '../onelink-text.ts'

const Table = chakra('table', { base: { w: 'full', textStyle: 'sm', borderCollapse: 'collapse' } })
const CELL = { textAlign: 'start', verticalAlign: 'top', py: '2', pe: '4', borderTopWidth: '1px', borderColor: 'border' } as const

type Leading = Pick<Onelink, 'android' | 'ios' | 'fallback_url' | 'campaign_info'>

/** What each device gets. */
export function LinkDestinations({ onelink }: { readonly onelink: Leading }) {
  const text = useText()
  return (
    <Table>
      <chakra.caption textAlign="start" fontWeight="medium" pb="2">
        {text('onelink.devices')}
      </chakra.caption>
      <thead>
        <tr>
          <chakra.th scope="col" textAlign="start" fontWeight="medium" color="fg.muted" pb="2" pe="4">
            {text('onelink.device')}
          </chakra.th>
          <chakra.th scope="col" textAlign="start" fontWeight="medium" color="fg.muted" pb="2">
            {text('onelink.leadsTo')}
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {ONELINK_DEVICES.map((device) => {
          const found = destinationOf(onelink, device)
          return (
            <tr key={device}>
              <chakra.th scope="row" fontWeight="normal" whiteSpace="nowrap" {...CELL}>
                {text(`onelink.device.${device}`)}
              </chakra.th>
              <chakra.td {...CELL} pe="0">
                {found ? (
                  <>
                    <Text>{text(`onelink.leadsTo.${found.kind}`)}</Text>
                    <Box color="fg.muted" textStyle="xs" overflowWrap="anywhere">
                      {found.url}
                    </Box>
                  </>
                ) : (
                  <Text color="fg.muted">{text('onelink.leadsTo.nothing')}</Text>
                )}
              </chakra.td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
