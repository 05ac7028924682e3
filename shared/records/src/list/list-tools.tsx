import { useKitText } from '@console/i18n'
import { Button, type Column, Flex, Icon, lazyPart, Menu, ModalDialog, Span } from '@console/ui'
import { useRef, useState } from 'react'
import type { AnyRecord, RouteOf } from '../record.ts'
import type { FileLine } from './export/file-line.ts'
import type { ListPage } from './list-page.ts'
import type { List } from './use-list.ts'
import { viewOf } from './views/saved-list.ts'

const dialogs = () => import(/* webpackChunkName: "list-dialogs" */ './list-dialogs.tsx')
const within = ModalDialog
const SaveViewDialog = lazyPart(dialogs, (file) => file.SaveViewDialog, { within })
const ViewsDialog = lazyPart(dialogs, (file) => file.ViewsDialog, { within })
const ColumnsDialog = lazyPart(dialogs, (file) => file.ColumnsDialog, { within })
const ExportDialog = lazyPart(dialogs, (file) => file.ExportDialog, { within })

/** Index of the button that opens each; the last counts from the end, as there may be no columns button. */
const OPENERS = { save: 0, views: 0, columns: 1, export: -1 } as const

/** With forced colors, quiet buttons have frames, which end where the list does. */
const FRAMED = { _highContrast: { mx: '0' } } as const

interface Props {
  readonly label: string
  readonly list: List<RouteOf<ListPage<AnyRecord>>>
  readonly columns: readonly Column<AnyRecord>[]
  readonly shown: readonly Column<AnyRecord>[]
  readonly isTable: boolean
  readonly more: readonly FileLine[]
  readonly hidden: readonly string[]
}

export function ListTools({ label, list, columns, shown, isTable, more, hidden }: Props) {
  const text = useKitText()
  const [open, setOpen] = useState<keyof typeof OPENERS>()
  const group = useRef<HTMLDivElement>(null)

  function close(): void {
    const buttons = [...(group.current?.querySelectorAll<HTMLElement>(':scope > button') ?? [])]
    const opener = open && buttons.at(OPENERS[open])
    setOpen(undefined)
    // The menu entry that opened the dialog is gone, and the focus with it. A person who went elsewhere stays there.
    requestAnimationFrame(() => document.activeElement === document.body && opener?.focus())
  }
  const { address, saved, save, data: page } = list
  const { views } = saved
  const current = viewOf(saved, address.search, hidden)
  const total = page?.total ?? 0
  return (
    <Flex
      ref={group}
      position="relative"
      role="group"
      aria-label={text('list.tools')}
      gap="1"
      wrap="wrap"
      mx="-2"
      flexShrink="0"
      {...FRAMED}
    >
      <Menu
        trigger={
          <Button look="quiet" maxW="10rem" px="2" aria-label={current && `${text('list.views')}: ${current.name}`} title={current?.name}>
            <Span truncate>{current?.name ?? text('list.views')}</Span>
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
          { kind: 'item', id: 'save', label: text('list.views.save'), opens: SaveViewDialog, onSelect: () => setOpen('save') },
          ...(views.length > 0
            ? [
                {
                  kind: 'item' as const,
                  id: 'manage',
                  label: text('list.views.manage'),
                  opens: ViewsDialog,
                  onSelect: () => setOpen('views'),
                },
              ]
            : []),
        ]}
      />
      {isTable ? (
        <Button
          look="quiet"
          px="2"
          aria-haspopup="dialog"
          opens={ColumnsDialog}
          onClick={() => setOpen(open === 'columns' ? undefined : 'columns')}
        >
          {text('list.columns')}
        </Button>
      ) : null}
      <Button
        look="quiet"
        px="2"
        aria-haspopup="dialog"
        opens={ExportDialog}
        disabledReason={total + more.length === 0 ? text('list.export.nothing') : undefined}
        onClick={() => setOpen('export')}
      >
        {text('list.export')}
      </Button>
      {open === 'save' ? <SaveViewDialog saved={saved} save={save} hidden={hidden} address={address} onClose={close} /> : null}
      {open === 'views' ? <ViewsDialog saved={saved} save={save} hidden={hidden} address={address} onClose={close} /> : null}
      {open === 'columns' ? <ColumnsDialog columns={columns} hidden={hidden} hide={list.hide} onClose={close} /> : null}
      {open === 'export' && page ? (
        <ExportDialog
          label={label}
          columns={shown}
          total={list.isRefreshing ? undefined : total}
          more={more}
          isCapped={page.total_capped}
          readPage={list.readPage}
          fits={list.fits}
          onClose={close}
        />
      ) : null}
    </Flex>
  )
}
