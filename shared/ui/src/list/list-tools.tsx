import { Flex } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icons.tsx'
import { Menu } from '../controls/menu.tsx'
import type { ListTexts } from './list-definition.ts'
import { viewOf } from './saved-list.ts'
import type { ListAddress } from './use-list-address.ts'
import type { ListReading } from './use-list-reading.ts'
import type { SavedColumns } from './use-saved-columns.ts'

const load = () => import('./list-dialogs.tsx')
const SaveViewDialog = lazy(() => load().then((file) => ({ default: file.SaveViewDialog })))
const ViewsDialog = lazy(() => load().then((file) => ({ default: file.ViewsDialog })))
const ColumnsDialog = lazy(() =>
  load().then((file) => ({ default: file.ColumnsDialog })),
) as typeof import('./list-dialogs.tsx').ColumnsDialog
const ExportDialog = lazy(() =>
  import('./export-dialog.tsx').then((file) => ({ default: file.ExportDialog })),
) as typeof import('./export-dialog.tsx').ExportDialog

interface Props<Row> {
  readonly texts: ListTexts
  readonly kept: SavedColumns<Row>
  readonly address: ListAddress
  readonly list: ListReading<Row>
  readonly rowId: (row: Row) => string
}

/** Saved views, columns and the file of the list; what they open is fetched when first asked for. */
export function ListTools<Row>({ texts, kept, address, list, rowId }: Props<Row>) {
  const text = useKitText()
  const [open, setOpen] = useState<'save' | 'views' | 'columns' | 'export'>()
  const close = () => setOpen(undefined)
  const { views } = kept.saved
  const current = viewOf(kept.saved, address.search, kept.hidden)
  const total = list.page?.total ?? 0
  return (
    <Flex role="group" aria-label={text('list.tools')} gap="1" wrap="wrap" ms={{ base: '-3', xl: '0' }}>
      <Menu
        trigger={
          <Button look="quiet" maxW="60">
            {text('list.views')}
            {current ? `: ${current.name}` : ''}
            <Icon id="expand" size={16} />
          </Button>
        }
        entries={[
          {
            kind: 'choice',
            label: text('list.views'),
            value: current?.id ?? (address.search === '' ? 'all' : ''),
            options: [{ value: 'all', label: text('list.views.all') }, ...views.map(({ id, name }) => ({ value: id, label: name }))],
            onChange: (chosen) => address.open(views.find(({ id }) => id === chosen) ?? null),
          },
          { kind: 'separator' },
          { kind: 'item', id: 'save', label: text('list.views.save'), onSelect: () => setOpen('save') },
          ...(views.length > 0
            ? [{ kind: 'item' as const, id: 'manage', label: text('list.views.manage'), onSelect: () => setOpen('views') }]
            : []),
        ]}
      />
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen('columns')}>
        {text('list.columns')}
      </Button>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        disabledReason={total === 0 ? text('list.export.nothing') : undefined}
        onClick={() => setOpen('export')}
      >
        {text('list.export')}
      </Button>
      <Suspense fallback={null}>
        {open === 'save' ? <SaveViewDialog kept={kept} address={address} onClose={close} /> : null}
        {open === 'views' ? <ViewsDialog kept={kept} address={address} onClose={close} /> : null}
        {open === 'columns' ? <ColumnsDialog kept={kept} onClose={close} /> : null}
        {open === 'export' && list.page ? (
          <ExportDialog
            label={texts.label}
            columns={kept.shown}
            total={total}
            isCapped={list.page.total_capped}
            rowId={rowId}
            readPage={list.readPage}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </Flex>
  )
}
