import { TextField, useFieldValue } from '@console/forms'
import { Button, Flex, PlainList, Span, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'
import { type Known, readAddresses, withoutAt } from './addresses.ts'

/** The addresses as they were typed or pasted, and below them each that cannot be invited, with the reason. */
export function AddressesField({ known }: { readonly known: Known }) {
  const text = useText()
  const [typed, change] = useFieldValue<string>('addresses')
  const addresses = readAddresses(typed, known)
  const ready = addresses.filter(({ state }) => state === 'ready').length
  return (
    <Stack gap="3">
      <TextField
        name="addresses"
        label={text('invitations.addresses')}
        hint={text('invitations.addresses.hint')}
        rows={5}
        required
        errors={{ invalid_format: 'invitations.addresses.wrong', nobody: 'invitations.addresses.nobody' }}
      />
      {addresses.length > 0 ? (
        <Text role="status" textStyle="sm">
          {text('invitations.addresses.ready', { count: ready })}
        </Text>
      ) : null}
      <PlainList gap="1" textStyle="sm" aria-label={text('invitations.addresses.marked')}>
        {addresses.map(({ email, state }, at) =>
          state === 'ready' ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same address may occur twice
            <Flex as="li" key={`${at} ${email}`} gap="3" align="center" justify="space-between" wrap="wrap">
              <span>
                <Span overflowWrap="anywhere" fontWeight="medium">
                  {text('invitations.addresses.place', { place: at + 1, email })}
                </Span>{' '}
                <Span color={state === 'malformed' ? 'fg.error' : 'fg.muted'}>{text(`invitations.addresses.${state}`)}</Span>
              </span>
              <Button
                size="xs"
                aria-label={text('invitations.addresses.removeOne', { email })}
                onClick={() => change(withoutAt(addresses, at))}
              >
                {text('invitations.addresses.remove')}
              </Button>
            </Flex>
          ),
        )}
      </PlainList>
    </Stack>
  )
}
