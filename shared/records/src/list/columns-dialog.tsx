import { useKitText } from '@console/i18n'
import { Button, CheckLine, type Column, Flex, type HiddenColumns, ModalDialog, Stack, Text } from '@console/ui'
import type { AnyRecord } from '../record.ts'

interface Props {
  readonly columns: readonly Column<AnyRecord>[]
  /** Ids of columns. */
  readonly hidden: readonly string[]
  readonly hide: (hidden: HiddenColumns) => void
  readonly onClose: () => void
}

/** Choice of the list's columns; takes effect at once. */
export function ColumnsDialog({ columns, hidden, hide, onClose }: Props) {
  const text = useKitText()
  return (
    <ModalDialog title={text('list.columns')} below="end" onClose={onClose}>
      <Stack gap="1" pb="2">
        {columns
          .filter(({ choice }) => choice !== undefined)
          .map(({ id, header }) => (
            <CheckLine
              key={id}
              checked={!hidden.includes(id)}
              onChange={(isShown) => hide(isShown ? hidden.filter((one) => one !== id) : [...hidden, id])}
            >
              {header}
            </CheckLine>
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
