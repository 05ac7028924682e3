import { TextField, useFieldValue, useFormContext } from '@console/forms'
import { Button, Flex, PlainList, Span, Stack, Text } from '@console/ui'
import { useDeferredValue, useMemo } from 'react'
import { useText } from '../text.ts'
import { type Address, type Known, readAddresses, without } from './addresses.ts'

/** How many of the entries that cannot be invited are listed. */
const NAMED = { addresses: 10, texts: 5 }

/** Lists each address that cannot be invited below the field, with the reason. */
export function AddressesField({ known }: { readonly known: Known }) {
  const text = useText()
  const [typed, change] = useFieldValue<string>('addresses')
  const { setFocus } = useFormContext()
  // Reading a list of thousands must not delay the typing.
  const read = useDeferredValue(typed)
  const list = useMemo(() => readAddresses(read, known), [read, known])
  const { addresses, leftOut } = list
  const marked = addresses.flatMap(({ email, state }, at) => (state === 'ready' ? [] : { email, state, at }))

  function remove(isRefused: (address: Address, at: number) => boolean): void {
    // `read` may lag behind.
    change(without(readAddresses(typed, known), isRefused))
    // The button goes.
    setFocus('addresses')
  }

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
      <Stack role="status" gap="1" textStyle="sm" _empty={{ display: 'none' }}>
        {addresses.length > 0 ? <Text>{text('invitations.addresses.ready', { count: addresses.length - marked.length })}</Text> : null}
        {leftOut.length > 0 ? (
          <Text color="fg.muted" overflowWrap="anywhere">
            {text('invitations.addresses.leftOut', {
              texts: leftOut.slice(0, NAMED.texts).map(shortened).join(' · '),
              more: Math.max(0, leftOut.length - NAMED.texts),
            })}
          </Text>
        ) : null}
      </Stack>
      {marked.length > 0 ? (
        <PlainList gap="1" textStyle="sm" aria-label={text('invitations.addresses.marked')}>
          {marked.slice(0, NAMED.addresses).map(({ email, state, at }) => (
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
                onClick={() => remove((address, place) => place === at && address.email === email)}
              >
                {text('invitations.addresses.remove')}
              </Button>
            </Flex>
          ))}
        </PlainList>
      ) : null}
      {marked.length > 1 ? (
        <Flex gap="3" align="center" wrap="wrap" textStyle="sm">
          {marked.length > NAMED.addresses ? (
            <Text>{text('invitations.addresses.more', { count: marked.length - NAMED.addresses })}</Text>
          ) : null}
          <Button size="xs" onClick={() => remove(({ state }) => state !== 'ready')}>
            {text('invitations.addresses.removeAll', { count: marked.length })}
          </Button>
        </Flex>
      ) : null}
    </Stack>
  )
}

const shortened = (text: string) => (text.length > 60 ? `${[...text].slice(0, 60).join('')}…` : text)
