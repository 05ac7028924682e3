import { Flex, Stack, Text } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { Button } from '../controls/button.tsx'
import { ModalDialog } from '../feedback/modal-dialog.tsx'
import { CheckLine } from './check-line.tsx'
import type { SavedColumns } from './use-saved-columns.ts'

interface Props {
  readonly kept: SavedColumns<never>
  readonly onClose: () => void
}

/** Which columns the list shows; takes effect at once. */
export function ColumnsDialog({ kept, onClose }: Props) {
  const text = useKitText()
  const { columns, hidden, hide } = kept
  return (
    <ModalDialog title={text('list.columns')} onClose={onClose}>
      <Stack gap="1" pb="2">
        {columns
          .filter(({ choice }) => choice !== undefined)
          .map(({ id, header }) => (
            <CheckLine
              key={id}
              label={header}
              checked={!hidden.includes(id)}
              onChange={(isShown) => hide(isShown ? hidden.filter((one) => one !== id) : [...hidden, id])}
            />
          ))}
        <Text textStyle="sm" color="fg.muted" mt="2">
          {text('list.columns.narrow')}
        </Text>
        <Flex justify="space-between" gap="2" mt="3">
          <Button look="quiet" onClick={() => hide(null)}>
            {text('list.columns.reset')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {text('action.close')}
          </Button>
        </Flex>
      </Stack>
    </ModalDialog>
  )
}
