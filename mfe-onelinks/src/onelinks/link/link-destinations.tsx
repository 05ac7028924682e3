import { type Addressed, destinationOf, type Leading, ONELINK_DEVICES } from '@console/contract'
import { chakra, NamedText, Stack, Text, Verbatim } from '@console/ui'
import { useText } from '../../text.ts'

const Table = chakra('table', { base: { w: 'full', textStyle: 'sm', borderCollapse: 'collapse' } })
const CELL = { textAlign: 'start', verticalAlign: 'top', py: '2', pe: '4', borderTopWidth: '1px', borderColor: 'border' } as const

export function LinkDestinations({ onelink }: { readonly onelink: Leading }) {
  const text = useText()
  return (
    <>
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
                  <Text>{text(`onelink.leadsTo.${found.kind}`)}</Text>
                  {'url' in found ? <Address {...found} /> : null}
                </chakra.td>
              </tr>
            )
          })}
        </tbody>
      </Table>
      <Text mt="3" textStyle="xs" color="fg.muted">
        {text('onelink.passedOn')}
      </Text>
      {onelink.ios.app_store_url ? (
        <Text mt="3" textStyle="xs" color="fg.muted">
          {text('onelink.device.iPad')}
        </Text>
      ) : null}
    </>
  )
}

function Address({ url, kept, token, lacksProvider }: Addressed) {
  const text = useText()
  return (
    <Stack gap="1" textStyle="xs">
      <Verbatim color="fg.muted">{url}</Verbatim>
      {kept.length > 0 ? (
        <Text>
          <NamedText name={kept.join(', ')} as={Verbatim}>
            {(names) => text('onelink.kept', { names })}
          </NamedText>
        </Text>
      ) : null}
      {token && !token.isWhole ? (
        <Text>
          <NamedText name={token.value} as={Verbatim}>
            {(shown) => text('onelink.token', { token: shown })}
          </NamedText>
        </Text>
      ) : null}
      {lacksProvider ? <Text>{text('onelink.lacksProvider')}</Text> : null}
    </Stack>
  )
}
